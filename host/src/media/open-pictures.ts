import type { Log } from '@rialto/database/log.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import { encodePicture, ENCODING } from './encode-picture.ts';
import { singleFlight } from './single-flight.ts';
import { limitConcurrency, type Priority } from '@rialto/server/platform/limit-concurrency.ts';
import { pictureFiles } from './picture-files.ts';
import type { PictureVariant } from './picture-variant.ts';
import { findPicture } from './pictures.sql.ts';

export type PictureSource = {
  db: Sql;
  cacheDir: string;
  /** Draws the original of a picture that is kept as a recipe. */
  drawRecipe: (recipe: unknown) => Promise<Buffer>;
  log: Pick<Log, 'warn'>;
};

export type Pictures = {
  /** Gives the bytes of any variant: from disk, or made once and kept. */
  read(variant: PictureVariant): Promise<Buffer>;
  /** Draws a picture while nobody waits for another one, so that it is there when somebody asks. */
  drawAhead(id: string): Promise<void>;
};

/** So many are made at a time. */
export const AT_ONCE = 2;

export function openPictures({ db, cacheDir, drawRecipe, log }: PictureSource): Pictures {
  const files = pictureFiles(cacheDir, log);
  const limited = limitConcurrency({ concurrency: AT_ONCE });

  const originals = singleFlight<Buffer>();
  const variants = singleFlight<Buffer>();

  async function makeOriginal(id: string, priority: Priority = 'normal'): Promise<Buffer> {
    const known = await files.find(originalName(id));
    if (known) return known;
    const row = await findPicture(db, id);
    if (!row) throw new RefusalError({ code: 'not_found' });
    if (row.bytes) return row.bytes;
    const drawn = await limited(() => drawRecipe(row.recipe), priority);
    await files.keep(originalName(id), drawn);
    return drawn;
  }

  async function makeVariant(variant: PictureVariant): Promise<Buffer> {
    const original = await originals(variant.id, () => makeOriginal(variant.id));
    // What is drawn already goes out before anything new is drawn, so that a page fills from its top.
    const bytes = await limited(() => encodePicture(original, variant), 'urgent');
    await files.keep(variantName(variant), bytes);
    return bytes;
  }

  return {
    read: async (variant) => {
      const name = variantName(variant);
      return (await files.find(name)) ?? variants(name, () => makeVariant(variant));
    },
    drawAhead: async (id) => void (await originals(id, () => makeOriginal(id, 'idle'))),
  };
}

export function variantName({ id, width, format }: PictureVariant): string {
  return `${id}/${width ?? 'full'}-${ENCODING}.${format}`;
}

function originalName(id: string): string {
  return `${id}/original`;
}
