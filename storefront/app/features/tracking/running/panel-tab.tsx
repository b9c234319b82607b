import { t } from '@rialto/texts/text.ts';
import { Bike } from 'lucide-react';
import { nowText } from '../../../words/now-text.ts';
import type { RunningOrder } from './use-running-orders.ts';

type Props = { order: RunningOrder; onOpen: () => void };

/** The folded side panel: a tab at the edge, beside the page's column, where it covers nothing (HOM-21). */
export function PanelTab({ order, onOpen }: Props) {
  return (
    <aside aria-label={t('tracking.running')} className="fixed end-0 top-1/2 z-(--z-rail) hidden min-[90rem]:block">
      <button
        type="button"
        onClick={onOpen}
        aria-label={`${t('order.track')}: ${nowText(order)}`}
        className="grid h-24 w-14 place-items-center rounded-s-xl border border-e-0 border-hairline bg-raised text-accent-text shadow-3 transition hover:w-15 motion-reduce:transition-none"
      >
        <span className="relative grid size-10 place-items-center rounded-full bg-accent-soft" aria-hidden>
          <Bike className="mirror size-5" />
          <span className="absolute end-0 top-0 size-2.5 rounded-full bg-accent ring-2 ring-raised" />
        </span>
      </button>
    </aside>
  );
}
