import type { OrderReviews } from '@rialto/contract/shapes/review.ts';
import { reviewEnd, reviewRefusal } from '@rialto/rules/review/review-refusal.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { flag, mediaUrl, textIn } from '../../platform/wire-values.ts';
import { chosenView } from '../cart/cart.public.ts';
import type { OwnReviewRow } from './own-reviews.sql.ts';
import type { OrderToRate } from './order-to-rate.ts';
import type { RatedOrder } from './read-order-reviews.ts';
import { ownReview } from './reviews.view.ts';

export function orderReviews({ order, itemIds, courier, reviews }: RatedOrder, viewer: Viewer): OrderReviews {
  const { language, media, now } = viewer;
  const { store, deliveredAt } = order;
  const reviewWhere = (isIt: (row: OwnReviewRow) => boolean) => {
    const row = reviews.find(isIt);
    return row ? ownReview(row, viewer) : null;
  };
  const ratable = order.lines.filter(({ model, itemId }) => model === 'Item' && itemIds.includes(itemId));
  return {
    order_id: order.id,
    order_status: order.status,
    delivered_at: deliveredAt && deliveredAt.toISOString(),
    review_until: deliveredAt && reviewEnd(deliveredAt).toISOString(),
    can_review: flag(reviewRefusal(deliveredAt, now) === null),
    timezone: store ? store.timezone : viewer.timeZone,
    items: ratable.map((line) => ({
      line_no: line.lineNo,
      item_id: line.itemId,
      name: textIn(language, line.nameEn, line.nameAr),
      choices: choicesOf(line, viewer),
      image_full_url: mediaUrl(media, line.picture),
      review: reviewWhere(({ lineNo }) => lineNo === line.lineNo),
    })),
    store: store && {
      id: store.id,
      slug: store.slug,
      name: textIn(language, store.nameEn, store.nameAr),
      logo_full_url: mediaUrl(media, store.logo),
      module_id: store.moduleId,
      zone_id: store.zoneId,
      review: reviewWhere(({ storeId, itemId }) => storeId !== null && itemId === null),
    },
    delivery_man: courier && {
      id: courier.id,
      f_name: courier.fName,
      l_name: courier.lName,
      image_full_url: mediaUrl(media, courier.picture),
      review: reviewWhere(({ courierId }) => courierId !== null),
    },
  };
}

function choicesOf({ chosen, addOns }: OrderToRate['lines'][number], { language, digits }: Viewer): string[] {
  const { variation, add_ons } = chosenView({ options: chosen, addOns }, { language, digits });
  const options = variation.flatMap(({ name, values }) =>
    values.length > 0 ? values.map(({ label }) => label) : [name],
  );
  return [...options, ...add_ons.map(({ name }) => name)];
}
