import { t } from '@rialto/texts/text.ts';
import { typeText } from '../../words/order-words.ts';
import { dayAndTime, number, timeOfDay } from '../../words/times.ts';
import type { WholeOrder } from './whole-order.ts';

/** What the kitchen's printer prints on 80 mm paper. It is shown only on paper. */
export function KitchenTicket({ order }: { order: WholeOrder }) {
  const { lines, order_note: note, timezone } = order;
  return (
    <section className="hidden w-[72mm] text-[13pt] leading-snug text-black print:block" aria-hidden data-ticket>
      <style>{'@page { size: 80mm auto; margin: 4mm; } @media print { html { background: #fff; } }'}</style>
      <header className="border-b-2 border-black pb-2">
        <p className="text-[26pt] leading-none font-extrabold" dir="ltr">
          #{String(order.id).slice(-4)}
        </p>
        <p className="mt-1 font-bold">
          {typeText(order.order_type)} · {order.customer_name ?? t('console.board_guest')}
        </p>
        {order.store && <p>{order.store.name}</p>}
        <p>{dayAndTime(order.created_at, timezone)}</p>
        {order.ready_by && (
          <p className="font-bold">{t('console.board_ready_by', { time: timeOfDay(order.ready_by, timezone) })}</p>
        )}
      </header>
      <ul className="border-b-2 border-black py-2">
        {lines.map((line, index) => (
          <li key={index} className="grid grid-cols-[14mm_1fr] py-1.5">
            <span className="text-[17pt] font-extrabold">{number(line.quantity)} ×</span>
            <span>
              <span className="text-[15pt] font-bold">{line.name}</span>
              {line.choices.map((choice) => (
                <span key={choice} className="block">
                  + {choice}
                </span>
              ))}
              {line.note && <span className="block border border-black px-1 font-bold">{line.note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {note && <p className="mt-2 border-2 border-black p-2 font-bold">{note}</p>}
      <p className="mt-2">{t('console.ticket_count', { count: order.items_count })}</p>
      <p dir="ltr">#{order.id}</p>
    </section>
  );
}
