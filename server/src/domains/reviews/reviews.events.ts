import Type from 'typebox';
import { event } from '../../platform/events/event.ts';

/** A customer rated a line, the store or the courier of an order. */
export const reviewSubmitted = event(
  'review.submitted',
  Type.Object({
    reviewId: Type.Integer(),
    orderId: Type.Integer(),
    storeId: Type.Union([Type.Integer(), Type.Null()]),
    courierId: Type.Union([Type.Integer(), Type.Null()]),
    rating: Type.Integer(),
    at: Type.String(),
  }),
  {
    key: ({ reviewId }) => `review:${reviewId}`,
    cause: ({ reviewId }) => `review:${reviewId}:submitted`,
  },
);
