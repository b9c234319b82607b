import type { Log } from '@rialto/database/log.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import { encodePicture, ENCODING } from './encode-picture.ts';
import { limitConcurrency, type Priority } from '@rialto/server/platform/limit-concurrency.ts';
import { sharedWork } from '@rialto/server/platform/shared-work.ts';
import { pictureFiles } from './picture-files.ts';
import type { PictureVariant } from './picture-variant.ts';
import { findPicture } from './pictures.sql.ts';

export type PictureSource = {
  db: Sql;
  cacheDir: string;
  /** Draws the original of a picture that is stored as a recipe. */
  drawRecipe: (recipe: unknown) => Promise<Buffer>;
  log: Pick<Log, 'warn'>;
};

export type Pictures = {
  /** Returns the bytes of a variant: from disk, or encoded once and stored. Given up when every reader has left. */
  read(variant: PictureVariant, left?: AbortSignal): Promise<Buffer>;
  /** Draws a picture while no request is waiting, so that it is ready when it is requested. */
  warm(id: string): Promise<void>;
};

/** How many are drawn in parallel. */
export const CONCURRENCY = 2;
/** Each queued variant keeps its original in memory. */
const MAX_QUEUED = 400;

export function openPictures({ db, cacheDir, drawRecipe, log }: PictureSource): Pictures {
  const files = pictureFiles(cacheDir, log);
  const limited = limitConcurrency({ concurrency: CONCURRENCY, maxQueued: MAX_QUEUED });

  const originals = sharedWork<Buffer>();
  const variants = sharedWork<Buffer>();

  async function makeOriginal(id: string, signal: AbortSignal, priority: Priority = 'normal'): Promise<Buffer> {
    const known = await files.find(originalName(id));
    if (known) return known;
    signal.throwIfAborted();
    const row = await findPicture(db, id);
    if (!row) throw new RefusalError({ code: 'not_found' });
    if (row.bytes) return row.bytes;
    const drawn = await limited(() => drawRecipe(row.recipe), priority, signal);
    await files.keep(originalName(id), drawn);
    return drawn;
  }

  async function makeVariant(variant: PictureVariant, left: AbortSignal): Promise<Buffer> {
    const original = await originals(variant.id, (signal) => makeOriginal(variant.id, signal), left);
    // Encoding goes before new drawings, so that a page fills from its top.
    const bytes = await limited(() => encodePicture(original, variant), 'urgent', left);
    await files.keep(variantName(variant), bytes);
    return bytes;
  }

  return {
    read: async (variant, left) => {
      const name = variantName(variant);
      return (await files.find(name)) ?? variants(name, (signal) => makeVariant(variant, signal), left);
    },
    warm: async (id) => void (await originals(id, (signal) => makeOriginal(id, signal, 'idle'))),
  };
}

export function variantName({ id, width, format }: PictureVariant): string {
  return `${id}/${width ?? 'full'}-${ENCODING}.${format}`;
}

function originalName(id: string): string {
  return `${id}/original`;
}
