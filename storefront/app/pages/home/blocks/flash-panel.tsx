import { t } from '@rialto/texts/text.ts';
import { Zap } from 'lucide-react';
import { useState } from 'react';
import { SaleCountdown } from '../../../cards/items/sale-countdown.tsx';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { FlashItemTile } from '../../../tiles/flash-item-tile.tsx';
import type { HomeAnswer } from '../frame/home-calls.ts';
import { Slides } from '../../../tiles/lists/slides.tsx';
import { useAllAfterHydration } from '../frame/use-all-after-hydration.ts';

const MOST = 15;
/** Only two narrow tiles are visible, so centred arrows would cover the names. The pause button is beside the countdown. */
const CONTROLS = '[--pause-at:-3.5rem] sm:[--arrows-at:15%] wide:[--arrows-at:4.5rem]';

type Sale = NonNullable<HomeAnswer<'nearby'>['sale']>;

/** The running flash sale with its countdown; links to the whole sale (HOM-09). */
export function FlashPanel({ sale }: { sale: Sale }) {
  const [isOver, setOver] = useState(false);
  const entries = useAllAfterHydration(sale.entries.slice(0, MOST), 2);
  if (isOver) return null;
  const to = paths.flashSale(sale.id);
  return (
    <aside
      aria-labelledby="flash-panel"
      className="flex shrink-0 flex-col gap-4 rounded-xl bg-accent-soft p-5 wide:w-90"
    >
      <div className="relative flex flex-col gap-3">
        <p className="flex items-center gap-1.5 text-sm font-semibold text-accent-text">
          <Zap className="size-4 fill-current" aria-hidden />
          {t('home.flash_sale')}
        </p>
        <h3 id="flash-panel" className="text-xl font-bold text-ink">
          <Link to={to} prefetch="intent" className="after:absolute after:inset-0 hover:underline">
            {sale.title}
          </Link>
        </h3>
        <SaleCountdown
          endsAt={sale.endsAt}
          now={sale.askedAt}
          label={t('home.flash_ends')}
          onEnd={() => setOver(true)}
        />
      </div>
      <Slides
        label={sale.title}
        className={CONTROLS}
        columns="auto-cols-[46%] sm:auto-cols-[30%] wide:auto-cols-[calc((100%-0.75rem)/2)] [--slide-gap:0.75rem]"
        loops
        isPlaying
      >
        {entries.map((entry) => (
          <FlashItemTile key={entry.id} entry={entry} to={to} />
        ))}
      </Slides>
    </aside>
  );
}
