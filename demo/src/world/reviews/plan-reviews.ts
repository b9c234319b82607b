import { randomFrom, seedOf, type Random } from '../../pictures/random.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { PlannedItem } from '../items/planned-item.ts';
import type { PlannedStore } from '../plan-stores.ts';
import { demoCustomers } from '../customers/demo-customers.ts';
import type { PlannedOrder } from '../customers/plan-orders.ts';
import { commentFamily } from './comment-family.ts';
import { reviewComments, type CommentFamily, type Mood } from './texts/review-comments.ts';
import { spreadStars } from './stars.ts';
import { reviewers, reviewReplies } from './texts/review-people.ts';

export type PlannedReview = {
  id: number;
  storeId: number;
  itemId: number | null;
  authorName: string;
  rating: number;
  comment: string;
  reply: string | null;
  createdAt: string;
  /** The order it is about, for customers with a login. */
  of?: { orderId: number; customerId: number };
};
type ReviewDraft = Omit<PlannedReview, 'id' | 'storeId' | 'itemId'>;

const REVIEWED = 0.33;
const MOST_OF_ITEM = 6;
const STORES_WITH_MANY_ORDERS = 1500;

/** Reviews of about a third of the rated items, and more of popular stores. */
export function planReviews(
  stores: PlannedStore[],
  items: PlannedItem[],
  { categories }: Catalogue,
  now: Date,
): PlannedReview[] {
  const trades = new Map(stores.map(({ id, trade }) => [id, trade]));
  const parents = new Map(categories.map(({ id, key }) => [id, key]));
  const ofItems = items.flatMap((item) => {
    const random = randomFrom(seedOf(`${item.slug}/reviews`));
    if (item.ratingCount < 2 || !random.chance(REVIEWED)) return [];
    const family = commentFamily(trades.get(item.storeId) ?? '', parents.get(item.parentCategoryId) ?? '');
    const count = Math.min(item.ratingCount, random.whole(2, MOST_OF_ITEM));
    const since = Date.parse(item.createdAt);
    return write(count, { family, stars: item.ratingTotal / item.ratingCount, since, now }, random).map((review) => ({
      ...{ ...review, storeId: item.storeId, itemId: item.id },
    }));
  });
  const ofStores = stores.flatMap((store) => {
    const random = randomFrom(seedOf(`${store.slug}/reviews`));
    if (store.orderCount < STORES_WITH_MANY_ORDERS || store.ratingCount === 0) return [];
    const heard = { family: 'service' as const, stars: store.ratingTotal / store.ratingCount, now };
    return write(random.whole(4, 9), { ...heard, since: Date.parse(store.createdAt) }, random).map((review) => ({
      ...{ ...review, storeId: store.id, itemId: null },
    }));
  });
  return [...ofItems, ...ofStores].map((review, index) => ({ ...review, id: index + 1 }));
}

type ReviewTopic = { family: CommentFamily; stars: number; since: number; now: Date };

function write(count: number, { family, stars, since, now }: ReviewTopic, random: Random): ReviewDraft[] {
  const used = new Set<string>();
  return Array.from({ length: count }, () => {
    const rating = Math.min(5, Math.max(1, Math.round(stars + (random.next() + random.next() - 1) * 1.4)));
    const language = random.chance(0.55) ? 'ar' : 'en';
    const mood: Mood = rating >= 4 ? 'glad' : rating === 3 ? 'fair' : 'sad';
    const comments = reviewComments[family][mood][language];
    const fresh = comments.filter((comment) => !used.has(comment));
    // Some leave only stars, and so do all when no comments are left.
    const comment = fresh.length > 0 && random.chance(0.9) ? random.pick(fresh) : '';
    used.add(comment);
    const author = random.pick(reviewers[language].filter((name) => !used.has(name)));
    used.add(author);
    const isAnswered = comment !== '' && random.chance(mood === 'sad' ? 0.6 : 0.15);
    const replies = reviewReplies[mood === 'glad' ? 'glad' : 'sorry'][language];
    return {
      ...{ authorName: author, rating, comment, reply: isAnswered ? random.pick(replies) : null },
      createdAt: new Date(since + (now.getTime() - since) * random.between(0.1, 0.98)).toISOString(),
    };
  });
}

type RatingRow = { id: number; ratingCount: number; ratingTotal: number };
type WithRatings<T> = T & { unreviewedRatings: number[] };

/** Items or stores whose ratings are those of their reviews and others, which have stars only. */
export function withReviews<T extends RatingRow>(
  rated: readonly T[],
  reviews: readonly PlannedReview[],
  subjectOf: (review: PlannedReview) => number | null,
): WithRatings<T>[] {
  const given = Map.groupBy(reviews, subjectOf);
  return rated.map((subject) => {
    const stars = (given.get(subject.id) ?? []).map(({ rating }) => rating);
    const others = Math.max(0, subject.ratingCount - stars.length);
    const average = subject.ratingCount === 0 ? 0 : subject.ratingTotal / subject.ratingCount;
    const othersTotal = Math.min(others * 5, Math.max(others, Math.round(others * average)));
    return {
      ...subject,
      ratingCount: stars.length + others,
      ratingTotal: stars.reduce((sum, rating) => sum + rating, 0) + othersTotal,
      unreviewedRatings: spreadStars(others, othersTotal),
    };
  });
}

/** The reviews that customers wrote about the first item of an order. */
export function reviewsOfOrders(orders: readonly PlannedOrder[], firstId: number): PlannedReview[] {
  const written = orders.flatMap(({ id: orderId, past, lines: [line], steps, store, customerId }) => {
    const author = demoCustomers.find(({ id }) => id === customerId);
    const at = steps.at(-1)?.at;
    return past.review && line && author && at
      ? [{ ...past.review, author, itemId: line.item.id, store, at, of: { orderId, customerId } }]
      : [];
  });
  return written.map(({ rating, comment, author, itemId, store, at, of }, index) => ({
    ...{ id: firstId + index, storeId: store.id, itemId, rating, comment, reply: null, createdAt: at, of },
    authorName: `${author.fName} ${[...author.lName][0]}.`,
  }));
}
