import Type from 'typebox';
import { endpoint } from '../../http/endpoint.ts';
import { pageReply, paging } from '../../http/paging.ts';
import { message } from '../../shapes/fields.ts';
import { id, longId } from '../../shapes/ids.ts';
import { input } from '../../shapes/input.ts';
import { staffReview } from '../../shapes/review.ts';
import { line, paragraphs } from '../../shapes/text.ts';

const group = 'console';
const needs = ['staff:support'] as const;
const params = input({ id: longId });

export const listStaffReviews = endpoint({
  method: 'GET',
  path: '/console/reviews',
  group,
  summary: 'Reviews of the stores that the caller works for, newest first.',
  needs,
  query: input({
    list: Type.Optional(
      Type.Union([Type.Literal('all'), Type.Literal('unanswered'), Type.Literal('hidden')], { default: 'all' }),
    ),
    store_id: Type.Optional(id),
    customer_id: Type.Optional(longId),
    ...paging,
  }),
  reply: Type.Object({ ...pageReply, reviews: Type.Array(staffReview) }),
});

export const replyToReview = endpoint({
  method: 'POST',
  path: '/console/reviews/{id}/reply',
  group,
  summary: 'The public answer of the store; a later one replaces it.',
  needs,
  params,
  body: input({ reply: paragraphs(1_000, 1, ['Thank you, see you soon']) }),
  reply: message,
  refuses: ['review_unknown'],
});

export const hideReview = endpoint({
  method: 'POST',
  path: '/console/reviews/{id}/hide',
  group,
  summary: 'Hides a review with a reason. It no longer counts for the rating. Staff of a store may not do this.',
  needs,
  params,
  body: input({ reason: line(255) }),
  reply: message,
  refuses: ['review_unknown', 'not_permitted'],
});

export const showReview = endpoint({
  method: 'POST',
  path: '/console/reviews/{id}/show',
  group,
  summary: 'Publishes a hidden review again.',
  needs,
  params,
  body: input({}),
  reply: message,
  refuses: ['review_unknown', 'not_permitted'],
});
