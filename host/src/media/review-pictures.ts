import type { Sql } from '@rialto/database/sql.ts';
import {
  findPublishedPicture,
  isPublishedPicture,
  fileIdOfName,
} from '@rialto/server/domains/reviews/reviews.public.ts';
import { cacheBudget, MIB } from '@rialto/server/platform/cache/cache-budget.ts';
import { limitConcurrency } from '@rialto/server/platform/limit-concurrency.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import type { Paint } from './paint-picture.ts';
import type { PictureVariant } from './picture-variant.ts';
import { variantName } from './variant-name.ts';

export type ReviewPictures = {
  isOne(variant: PictureVariant): boolean;
  /** Refuses a picture whose review is not published. */
  check(variant: PictureVariant): Promise<void>;
  read(variant: PictureVariant, left?: AbortSignal): Promise<Buffer>;
};

/**
 * Pictures that customers attached to reviews. They are private data that can be hidden or deleted, so each request is
 * checked, and nothing of them is written to disk.
 */
export function openReviewPictures({ db, paint }: { db: Sql; paint: Paint }): ReviewPictures {
  const encoded = cacheBudget(16 * MIB).cache<Buffer>();
  const limited = limitConcurrency({ concurrency: 2, maxQueued: 200 });
  const fileIdOf = ({ id }: PictureVariant) => fileIdOfName(id) ?? '';

  async function encode(variant: PictureVariant): Promise<Buffer> {
    const bytes = await findPublishedPicture(db, fileIdOf(variant));
    if (bytes === null) throw new RefusalError({ code: 'not_found' });
    return paint({ bytes, recipe: null, width: variant.width, format: variant.format });
  }

  return {
    isOne: ({ id }) => fileIdOfName(id) !== null,
    async check(variant) {
      if (!(await isPublishedPicture(db, fileIdOf(variant)))) throw new RefusalError({ code: 'not_found' });
    },
    async read(variant, left) {
      const name = variantName(variant);
      const known = encoded.get(name);
      if (known) return known;
      const bytes = await limited(() => encode(variant), 'normal', left);
      encoded.set(name, bytes, bytes.byteLength);
      return bytes;
    },
  };
}
