import type { OwnReview, Review, StaffReview } from '@rialto/contract/shapes/review.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { textOf } from '../../platform/texts.ts';
import { flag, textIn } from '../../platform/wire-values.ts';
import type { OwnReviewRow } from './own-reviews.sql.ts';
import { pictureUrls } from './picture-names.ts';
import type { ReviewRow } from './reviews.sql.ts';
import type { StaffReviewRow } from './moderation/moderation.sql.ts';

export function review(row: ReviewRow, { language, media }: Viewer): Review {
  return {
    id: row.id,
    item_id: row.itemId,
    item_name: row.itemNameEn === null ? null : textIn(language, row.itemNameEn, row.itemNameAr),
    customer_name: row.authorName ?? textOf('review.former_customer', language),
    rating: row.rating,
    comment: row.comment,
    images_full_url: [
      ...row.pictures.map((picture) => `${media}${picture}`),
      ...pictureUrls(row.fileIds, { media, isPublic: true }),
    ],
    reply: row.reply,
    created_at: row.createdAt.toISOString(),
  };
}

export function ownReview(row: OwnReviewRow, { media }: Viewer): OwnReview {
  return {
    id: row.id,
    rating: row.rating,
    comment: row.comment,
    images_full_url: pictureUrls(row.fileIds, { media, isPublic: row.storeId !== null && !row.isHidden }),
    reply: row.reply,
    created_at: row.createdAt.toISOString(),
    is_hidden: flag(row.isHidden),
  };
}

export function staffReview(row: StaffReviewRow, viewer: Viewer): StaffReview {
  return {
    ...review(row, viewer),
    store_id: row.storeId,
    delivery_man_id: row.courierId,
    order_id: row.orderId,
    replied_at: row.repliedAt && row.repliedAt.toISOString(),
    hidden_at: row.hiddenAt && row.hiddenAt.toISOString(),
    hide_reason: row.hideReason,
  };
}
