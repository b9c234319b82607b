import Type from 'typebox';
import { endpoint } from '../http/endpoint.ts';
import { message, optionalText, orNull, moment } from '../shapes/fields.ts';
import { id, orderId } from '../shapes/ids.ts';
import { input } from '../shapes/input.ts';
import { orderReviews, ownReview } from '../shapes/review.ts';
import { paragraphs } from '../shapes/text.ts';

const group = 'reviews';
const needs = ['customer'] as const;
const files = { image: { maxCount: 3, maxBytes: 5_000_000 } };
const opinion = {
  order_id: orderId,
  rating: Type.Integer({ minimum: 1, maximum: 5 }),
  comment: Type.Optional(Type.Union([paragraphs(1_000, 0, ['Still hot, and well packed']), Type.Null()])),
};
/** The stored review, and the rating of its subject with it. */
const reply = Type.Object({
  message: Type.String(),
  review: ownReview,
  avg_rating: Type.Number(),
  rating_count: Type.Integer({ minimum: 1 }),
});
const refuses = ['order_unknown', 'review_too_early', 'review_too_late', 'review_given', 'not_found'] as const;

export const submitItemReview = endpoint({
  method: 'POST',
  path: '/items/reviews/submit',
  group,
  summary: 'Rates a line of a delivered order, once, with stars, a comment and pictures.',
  needs,
  body: input({
    ...opinion,
    item_id: id,
    /** For an item that was ordered in several lines; without it the first line that is not rated. */
    line_no: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000 })),
  }),
  files,
  reply,
  refuses,
});

export const submitStoreReview = endpoint({
  method: 'POST',
  path: '/stores/reviews/submit',
  group,
  summary: 'Rates the store of a delivered order, once.',
  needs,
  body: input({ ...opinion, store_id: Type.Optional(id) }),
  files,
  reply,
  refuses,
});

export const submitCourierReview = endpoint({
  method: 'POST',
  path: '/delivery-man/reviews/submit',
  group,
  summary: 'Rates the person who delivered an order, once. The stars are published, the comment is not.',
  needs,
  body: input({ ...opinion, delivery_man_id: Type.Optional(id) }),
  files,
  reply,
  refuses,
});

export const readOrderReviews = endpoint({
  method: 'GET',
  path: '/customer/order/reviews',
  group,
  summary: 'What of an order can be rated, and what was.',
  needs,
  query: input({ order_id: orderId }),
  reply: orderReviews,
  refuses: ['order_unknown'],
});

export const readReviewReminder = endpoint({
  method: 'GET',
  path: '/customer/review-reminder',
  group,
  summary: 'The latest order of the last 14 days that was delivered and not rated, or null.',
  needs,
  reply: Type.Object({
    order_id: Type.Union([orderId, Type.Null()]),
    /** Pictures of what was ordered. */
    images: Type.Array(Type.String()),
    store_name: optionalText,
    delivered_at: orNull(moment),
    timezone: optionalText,
  }),
});

export const cancelReviewReminder = endpoint({
  method: 'POST',
  path: '/customer/review-reminder/cancel',
  group,
  summary: 'Stops the reminder of an order, and of those delivered before it.',
  needs,
  body: input({ order_id: orderId }),
  reply: message,
  refuses: ['order_unknown'],
});
