import { readOrderReviews } from '@rialto/contract/calls/reviews.ts';
import type { OrderReviews, OwnReview } from '@rialto/contract/shapes/review.ts';
import { callApi } from '../../../platform/api/api.ts';
import { owned } from '../../../platform/query/invalidate.ts';
import type { Query } from '../../../platform/query/query.ts';

export const orderReviewsQuery = (orderId: number): Query<OrderReviews> => ({
  key: ['order-reviews', orderId],
  fetch: (signal) => callApi(readOrderReviews, { query: { order_id: orderId }, signal }),
  cacheMs: 0,
  ...owned,
});

/** A part of an order that is rated on its own. */
export type ReviewPart = {
  key: string;
  subject: { kind: 'item'; itemId: number; lineNo: number } | { kind: 'store' } | { kind: 'courier' };
  name: string;
  detail: string;
  image: string | null;
  review: OwnReview | null;
};

export function partsOf({ items, store, delivery_man }: OrderReviews): ReviewPart[] {
  return [
    ...items.map(({ line_no, item_id, name, choices, image_full_url, review }): ReviewPart => ({
      key: `item-${line_no}`,
      subject: { kind: 'item', itemId: item_id, lineNo: line_no },
      name,
      detail: choices.join(' · '),
      image: image_full_url,
      review,
    })),
    ...(store
      ? [{ ...only('store'), name: store.name, detail: '', image: store.logo_full_url, review: store.review }]
      : []),
    ...(delivery_man
      ? [
          {
            ...only('courier'),
            name: `${delivery_man.f_name} ${delivery_man.l_name}`.trim(),
            detail: '',
            image: delivery_man.image_full_url,
            review: delivery_man.review,
          },
        ]
      : []),
  ];
}

function only(kind: 'store' | 'courier'): Pick<ReviewPart, 'key' | 'subject'> {
  return { key: kind, subject: { kind } };
}

/** The same order with a review of one of its parts. */
export function withReview(order: OrderReviews, key: string, review: OwnReview): OrderReviews {
  const { items, store, delivery_man } = order;
  return {
    ...order,
    items: items.map((item) => (key === `item-${item.line_no}` ? { ...item, review } : item)),
    store: store && key === 'store' ? { ...store, review } : store,
    delivery_man: delivery_man && key === 'courier' ? { ...delivery_man, review } : delivery_man,
  };
}
