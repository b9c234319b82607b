import { type OrderPhase, phaseOf } from '@rialto/rules/order/phase.ts';
import { t } from '@rialto/texts/text.ts';
import { statusOf, statusText } from './order-status.ts';

type OrderProgress = {
  order_status: string;
  order_type: string;
  store: { name: string } | null;
  delivery_man?: { f_name: string } | null;
};

/** What happens with an order now, in one sentence. */
export function nowText(order: OrderProgress): string {
  const status = statusOf(order);
  const kind = order.order_type === 'parcel' ? ofParcel : sentences;
  return kind[phaseOf(status)]?.(order) ?? statusText(status);
}

const isTakeAway = ({ order_type }: OrderProgress) => order_type === 'take_away';

/** A parcel has no store, and its sender does not receive it. */
const ofParcel: Partial<Record<OrderPhase, (order: OrderProgress) => string>> = {
  placed: () => t('tracking.now_placed_plain'),
  confirmed: ({ delivery_man: courier }) =>
    courier ? t('tracking.now_parcel_collecting', { name: courier.f_name }) : t('tracking.now_parcel_confirmed'),
  on_the_way: ({ delivery_man: courier }) =>
    courier ? t('tracking.now_parcel_on_the_way_by', { name: courier.f_name }) : t('tracking.now_parcel_on_the_way'),
  delivered: () => t('tracking.now_parcel_delivered'),
};

const sentences: Partial<Record<OrderPhase, (order: OrderProgress) => string>> = {
  placed: ({ store }) => (store ? t('tracking.now_placed', { store: store.name }) : t('tracking.now_placed_plain')),
  confirmed: ({ store }) =>
    store ? t('tracking.now_confirmed', { store: store.name }) : t('tracking.now_confirmed_plain'),
  preparing: ({ store }) =>
    store ? t('tracking.now_preparing', { store: store.name }) : t('tracking.now_preparing_plain'),
  ready: (order) => {
    if (isTakeAway(order)) return t('tracking.now_ready_take_away');
    const { delivery_man: courier } = order;
    return courier ? t('tracking.now_ready_by', { name: courier.f_name }) : t('tracking.now_ready');
  },
  on_the_way: ({ delivery_man: courier }) =>
    courier ? t('tracking.now_on_the_way_by', { name: courier.f_name }) : t('tracking.now_on_the_way'),
  delivered: (order) => (isTakeAway(order) ? t('tracking.now_fetched') : t('tracking.now_delivered')),
};
