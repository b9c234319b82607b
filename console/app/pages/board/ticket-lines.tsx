import { t } from '@rialto/texts/text.ts';
import { MessageSquareText, Package } from 'lucide-react';
import type { OrderOnBoard } from '../../features/orders/use-shown-orders.ts';
import { number } from '../../words/times.ts';

const MOST_SHOWN = 6;

/** What to prepare. The quantity has its own column, so that it is never lost in a line. */
export function TicketLines({ order }: { order: OrderOnBoard }) {
  const { lines, parcel, order_note: note } = order;
  const hidden = lines.length - MOST_SHOWN;
  return (
    <>
      {parcel && (
        <p className="flex items-center gap-2 text-md">
          <Package className="size-4.5 shrink-0 text-ink-soft" aria-hidden />
          <span className="min-w-0 truncate">{parcel.name}</span>
        </p>
      )}
      {lines.length > 0 && (
        <ul className="flex flex-col gap-1 text-md leading-snug">
          {lines.slice(0, MOST_SHOWN).map((line, index) => (
            <li key={index} className="grid grid-cols-[2.25rem_1fr]">
              <span className="font-extrabold tabular-nums">{number(line.quantity)} ×</span>
              <span className="min-w-0">
                <span className="font-semibold">{line.name}</span>
                {line.choices.length > 0 && (
                  <span className="block text-sm text-ink-soft">{line.choices.join(' · ')}</span>
                )}
                {line.note && (
                  <span className="block text-sm font-semibold text-warning-text">
                    <bdi>{line.note}</bdi>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 && <p className="text-sm text-ink-soft">{t('console.board_more_lines', { count: hidden })}</p>}
      {note && (
        <p className="flex gap-2 rounded-sm bg-warning-soft px-2.5 py-1.5 text-sm text-warning-text">
          <MessageSquareText className="mt-0.5 size-4 shrink-0" aria-hidden />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{note}</bdi>
          </span>
        </p>
      )}
    </>
  );
}
