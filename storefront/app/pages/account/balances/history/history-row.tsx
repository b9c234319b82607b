import { t } from '@rialto/texts/text.ts';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../../../platform/navigation/link.tsx';
import { paths } from '../../../../platform/navigation/paths.ts';
import { clockText } from '../../../../words/recent-day.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';

type Entry = { title: string; note: string | null; order_id: number | null; created_at: string; credit: number };

type Props = {
  entry: Entry;
  icon: LucideIcon;
  /** The amount without its sign. */
  change: string;
  /** The balance after it. */
  balance: string;
};

/** One movement: why, when, how much, and what was left after it. It leads to its order. */
export function HistoryRow({ entry, icon: Icon, change, balance }: Props) {
  const isIncoming = entry.credit > 0;
  return (
    <Frame orderId={entry.order_id}>
      <span className={classNames(ICON, isIncoming ? 'bg-success-soft text-success-text' : 'bg-sunken text-ink-soft')}>
        <Icon className="size-5" strokeWidth={1.75} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium text-ink">{entry.title}</span>
        {entry.note && <span className="block text-sm break-words text-ink-soft">{entry.note}</span>}
        <time dateTime={entry.created_at} className="block text-sm text-ink-soft">
          {clockText(entry.created_at)}
        </time>
      </span>
      <span className="shrink-0 text-end tabular-nums">
        <span className={classNames('block font-semibold', isIncoming ? 'text-success-text' : 'text-ink')}>
          {isIncoming ? '+' : '−'}
          {change}
        </span>
        <span className="block text-sm text-ink-soft">{t('wallet.balance_after', { amount: balance })}</span>
      </span>
    </Frame>
  );
}

function Frame({ orderId, children }: { orderId: number | null; children: ReactNode }) {
  if (orderId === null) return <div className={ROW}>{children}</div>;
  return (
    <Link to={paths.order(orderId)} className={classNames(ROW, 'hover:bg-wash')}>
      {children}
    </Link>
  );
}

const ROW = '-mx-3 flex items-center gap-3.5 rounded-md px-3 py-3 transition';
const ICON = 'grid size-11 shrink-0 place-items-center rounded-full';
