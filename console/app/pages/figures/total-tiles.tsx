import { localeFor } from '@rialto/texts/locale.ts';
import type { FigureTotals } from '@rialto/contract/calls/console/figures.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Tooltip } from '@rialto/ui/overlays/tooltip.tsx';
import { Info, TrendingDown, TrendingUp } from 'lucide-react';
import { useMoney } from '../../words/money.ts';
import { totalFigures, type TotalFigure } from './total-figures.ts';

/** The totals of a period, each with its change since the one before and with its definition. */
export function TotalTiles({ totals, previous }: { totals: FigureTotals; previous: FigureTotals }) {
  const money = useMoney();
  return (
    <ul className="mb-6 grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      {totalFigures(money).map((figure) => (
        <Tile
          key={figure.name}
          figure={figure}
          now={figure.value(totals)}
          before={figure.value(previous)}
          beside={figure.beside?.(totals) ?? null}
        />
      ))}
    </ul>
  );
}

type TileProps = { figure: TotalFigure; now: number | null; before: number | null; beside: string | null };

function Tile({ figure, now, before, beside }: TileProps) {
  const { label, definition, format, isGood } = figure;
  return (
    <li className="flex min-w-0 flex-col rounded-lg border border-hairline bg-surface p-4">
      <span className="flex items-start justify-between gap-1 text-sm font-medium text-ink-soft">
        {label}
        <Tooltip text={definition}>
          {(trigger) => (
            <button {...trigger} type="button" className="-m-2 rounded-full p-2 text-ink-faint hover:text-ink">
              <Info className="size-4" aria-hidden />
              <span className="sr-only">{t('console.figures_what_is', { name: label })}</span>
            </button>
          )}
        </Tooltip>
      </span>
      <span className="mt-1 flex flex-wrap items-baseline gap-x-2 text-2xl font-extrabold text-ink tabular-nums">
        {now === null ? '–' : format(now)}
        {beside && <span className="text-sm font-medium text-ink-soft">{beside}</span>}
      </span>
      <Change now={now} before={before} isGood={isGood} />
    </li>
  );
}

type ChangeProps = { now: number | null; before: number | null; isGood: 'more' | 'less' | null };

/** Green for better and red for worse, with an arrow and words beside the colour. */
function Change({ now, before, isGood }: ChangeProps) {
  if (now === null || !before)
    return <span className="mt-1 text-sm text-ink-faint">{t('console.figures_no_before')}</span>;
  const share = (now - before) / before;
  if (Math.abs(share) < 0.005) return <span className="mt-1 text-sm text-ink-soft">{t('console.figures_same')}</span>;
  const isMore = share > 0;
  const Icon = isMore ? TrendingUp : TrendingDown;
  const isBetter = isGood === null ? null : isMore === (isGood === 'more');
  const look = isBetter === null ? 'text-ink-soft' : isBetter ? 'text-success-text' : 'text-danger-text';
  const percent = percentText(Math.abs(share));
  return (
    <span className={classNames('mt-1 inline-flex items-center gap-1.5 text-sm font-medium', look)}>
      <Icon className="size-4 shrink-0" aria-hidden />
      {isMore ? t('console.figures_more', { percent }) : t('console.figures_less', { percent })}
    </span>
  );
}

/** A share such as 0.125 as "13%". */
function percentText(share: number): string {
  return new Intl.NumberFormat(localeFor('number'), { style: 'percent', maximumFractionDigits: 0 }).format(share);
}
