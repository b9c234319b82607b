import * as contract from '@rialto/contract/calls/reviews.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { signedIn } from '../../platform/http/caller.ts';
import { textOf } from '../../platform/texts.ts';
import { mediaUrl, textIn } from '../../platform/wire-values.ts';
import { orderReviews } from './order-reviews.view.ts';
import { readOrderReviews } from './read-order-reviews.ts';
import { closeReviewPrompt, findOrderToRate } from './review-reminder.ts';

const MOST_PICTURES = 4;

/** What a customer can rate, and the prompt to do so (REV-01, REV-02). */
export function ownReviewRoutes(app: App): void {
  bind(app, contract.readOrderReviews, async (call) => {
    const rated = await readOrderReviews(call.db, signedIn(call), call.query.order_id);
    return orderReviews(rated, await call.viewer());
  });

  bind(app, contract.readReviewReminder, async (call) => {
    const { language, media, now, timeZone } = await call.viewer();
    const order = await findOrderToRate(call.db, { customerId: signedIn(call), now });
    const none = {
      order_id: null,
      images: [],
      store_name: null,
      parcel_name: null,
      delivered_at: null,
      timezone: null,
    };
    if (!order) return none;
    const { store, parcel, lines, deliveredAt } = order;
    const pictures = parcel ? [parcel.picture] : lines.map(({ picture }) => picture);
    const images = pictures.flatMap((picture) => mediaUrl(media, picture) ?? []);
    return {
      order_id: order.id,
      images: [...new Set(images)].slice(0, MOST_PICTURES),
      store_name: store && textIn(language, store.nameEn, store.nameAr),
      delivered_at: deliveredAt && deliveredAt.toISOString(),
      timezone: store ? store.timezone : timeZone,
    };
  });

  bind(app, contract.cancelReviewReminder, async (call) => {
    const { order_id: orderId } = call.body;
    await closeReviewPrompt(call.db, { customerId: signedIn(call), orderId, now: app.clock() });
    return { message: textOf('review.reminder_off', call.scope.language) };
  });
}
