import type { Review } from '@rialto/contract/shapes/review.ts';
import { textIn } from '../../platform/wire-values.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { ReviewRow } from './reviews.sql.ts';

export function review(row: ReviewRow, { language, media }: Viewer): Review {
  return {
    id: row.id,
    item_id: row.itemId,
    item_name: row.itemNameEn === null ? null : textIn(language, row.itemNameEn, row.itemNameAr),
    customer_name: row.authorName,
    rating: row.rating,
    comment: row.comment,
    images_full_url: row.pictures.map((picture) => `${media}${picture}`),
    reply: row.reply,
    created_at: row.createdAt.toISOString(),
  };
}
