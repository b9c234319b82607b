import type { OrderStatus } from '@rialto/rules/order/status.ts';

type Step = { status: OrderStatus; by: string; /** Minutes after the order. */ after: number; reason: string | null };

export type PastOrder = {
  moduleId: number;
  minutesAgo: number;
  steps: Step[];
  /** From the wallet, in part from the wallet, or in cash. */
  pays?: 'wallet' | 'part' | 'cash';
  /** A review of the first item, if the customer wrote one. */
  review?: { rating: number; comment: string };
};

const DAY = 24 * 60;
const [FOOD, GROCERY] = [1, 2];
const step = (status: OrderStatus, by: string, after: number, reason: string | null = null): Step => ({
  status,
  by,
  after,
  reason,
});

const cooking = [step('confirmed', 'store', 3), step('processing', 'store', 7)];
const delivered = [
  ...cooking,
  step('handover', 'store', 21),
  step('picked_up', 'courier', 25),
  step('delivered', 'courier', 43),
];
const canceled = [step('canceled', 'customer', 4, 'I ordered the wrong thing')];
const refunded = [
  ...delivered,
  step('refund_requested', 'customer', 80, 'It arrived damaged'),
  step('refunded', 'operator', 300),
];

const histories: Record<number, PastOrder[]> = {
  1: [
    { moduleId: FOOD, minutesAgo: 18, steps: cooking },
    {
      ...{ moduleId: FOOD, minutesAgo: 2 * DAY + 90, steps: delivered, pays: 'part' },
      review: { rating: 5, comment: 'Still hot when it reached the fourth floor, and the portion fed two of us.' },
    },
    { moduleId: GROCERY, minutesAgo: 6 * DAY + 400, steps: delivered, pays: 'wallet' },
    { moduleId: FOOD, minutesAgo: 9 * DAY + 30, steps: canceled },
    {
      ...{ moduleId: FOOD, minutesAgo: 15 * DAY + 200, steps: delivered },
      review: { rating: 4, comment: 'Good as always. A little more sauce next time, please.' },
    },
    { moduleId: FOOD, minutesAgo: 24 * DAY, steps: refunded },
  ],
  2: [
    {
      ...{ moduleId: FOOD, minutesAgo: 1 * DAY + 75, steps: delivered },
      review: { rating: 5, comment: 'وصل الطلب ساخنًا وقبل الموعد، والطعم ممتاز.' },
    },
    { moduleId: GROCERY, minutesAgo: 8 * DAY + 600, steps: delivered, pays: 'part' },
    { moduleId: FOOD, minutesAgo: 19 * DAY + 45, steps: canceled },
  ],
  3: [
    { moduleId: FOOD, minutesAgo: 4 * DAY + 20, steps: delivered },
    {
      ...{ moduleId: FOOD, minutesAgo: 11 * DAY + 300, steps: delivered },
      review: { rating: 4, comment: 'Fresh and well packed. The courier found the side entrance at once.' },
    },
  ],
};

export function historyOf(customerId: number): PastOrder[] {
  return histories[customerId] ?? [];
}
