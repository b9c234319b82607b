import type { Language } from '@rialto/contract/http/languages.ts';
import { t } from '@rialto/texts/text.ts';
import { typeText } from '../../words/order-words.ts';
import { dayAndTime, number, timeOfDay } from '../../words/times.ts';
import type { WholeOrder } from './whole-order.ts';

export type Ticket = {
  language: Language;
  id: number;
  head: string;
  store: string | null;
  placed: string;
  ready: string | null;
  lines: { quantity: string; name: string; choices: string[]; note: string | null }[];
  note: string | null;
  count: string;
};

/** The texts of a kitchen ticket in the current language. */
export function ticketOf(order: WholeOrder, language: Language): Ticket {
  const { timezone, ready_by: readyBy, schedule_at: scheduledAt } = order;
  return {
    language,
    id: order.id,
    head: `${typeText(order.order_type)} · ${order.customer_name ?? t('console.board_guest')}`,
    store: order.store?.name ?? null,
    placed: dayAndTime(order.created_at, timezone),
    ready: readyBy && t('console.board_ready_by', { time: (scheduledAt ? dayAndTime : timeOfDay)(readyBy, timezone) }),
    lines: order.lines.map(({ quantity, name, choices, note }) => ({
      quantity: `${number(quantity)} ×`,
      name,
      choices,
      note,
    })),
    note: order.order_note,
    count: t('console.ticket_count', { count: order.items_count }),
  };
}
