import type { Log } from '@rialto/database/log.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { limitConcurrency, type Priority } from '@rialto/server/platform/limit-concurrency.ts';
import { RefusalError } from '@rialto/server/platform/refuse.ts';
import { sharedWork } from '@rialto/server/platform/shared-work.ts';
import { setTimeout } from 'node:timers/promises';
import { compressLater } from './compress-later.ts';
import type { Paint, PaintJob } from './paint-picture.ts';
import { contentTypeOf } from './picture-encoding.ts';
import { pictureFiles } from './picture-files.ts';
import type { PictureVariant } from './picture-variant.ts';
import { variantName } from './variant-name.ts';
import { findPicture } from './pictures.sql.ts';

export type PictureSource = {
  db: Sql;
  cacheDir: string;
  paint: Paint;
  log: Pick<Log, 'warn'>;
  /** How long no picture may have been drawn before compressing starts. */
  quietMs?: number;
};

export type Pictures = {
  /** Returns the bytes of a variant: from disk, or encoded once and stored. Given up when every reader has left. */
  read(variant: PictureVariant, left?: AbortSignal): Promise<Buffer>;
  /** Draws a variant while no visitor asks for pictures, so that it is ready when it is requested. */
  warm(variant: PictureVariant, signal: AbortSignal): Promise<void>;
  /** Ends compressing, so that nothing is written afterwards. */
  close(): Promise<void>;
};

/** How many are drawn in parallel. */
const CONCURRENCY = 2;
const MAX_QUEUED = 400;
/** A page asks for its pictures within this time; drawing ahead would take a core from it. */
const VISIT_MS = 1_500;

export function openPictures({ db, cacheDir, paint, log, quietMs }: PictureSource): Pictures {
  const files = pictureFiles(cacheDir, log);
  const limited = limitConcurrency({ concurrency: CONCURRENCY, maxQueued: MAX_QUEUED });
  const variants = sharedWork<Buffer>();
  const visitMs = Math.min(VISIT_MS, quietMs ?? VISIT_MS);
  let [requests, lastRequest] = [0, -Infinity];
  const isVisited = () => requests > 0 || performance.now() - lastRequest < visitMs;
  const later = compressLater({ compress, ...(quietMs !== undefined && { quietMs }) });

  async function painted({ id, width }: PictureVariant, format: PaintJob['format']): Promise<Buffer> {
    const row = await findPicture(db, id);
    if (!row) throw new RefusalError({ code: 'not_found' });
    return paint({ ...row, width, format });
  }

  async function make(variant: PictureVariant, priority: Priority, left: AbortSignal): Promise<Buffer> {
    const bytes = await limited(() => painted(variant, variant.format), priority, left);
    await files.keep(variantName(variant), bytes);
    return bytes;
  }

  /** The file is replaced as a whole, and its URL keeps showing the same picture. */
  async function compress(variant: PictureVariant): Promise<void> {
    const bytes = await limited(() => painted(variant, 'small'), 'idle');
    await files.keep(variantName(variant), bytes);
  }

  async function read(variant: PictureVariant, priority: Priority, left?: AbortSignal): Promise<Buffer> {
    const name = variantName(variant);
    const known = await files.find(name);
    if (!known) later.postpone();
    const bytes = known ?? (await variants(name, (signal) => make(variant, priority, signal), left));
    if (variant.format === 'avif' && contentTypeOf(bytes) === 'image/webp') later.add(name, variant);
    return bytes;
  }

  return {
    read: async (variant, left) => {
      requests += 1;
      lastRequest = performance.now();
      return read(variant, 'normal', left).finally(() => (requests -= 1));
    },
    warm: async (variant, signal) => {
      while (!signal.aborted && isVisited()) await setTimeout(visitMs / 5);
      if (!signal.aborted) await read(variant, 'idle', signal);
    },
    close: () => later.stop(),
  };
}
