import type { Metadata, Sharp } from 'sharp';
import { limitConcurrency } from '../limit-concurrency.ts';
import { RefusalError } from '../refuse.ts';
import { dropPngText } from './drop-png-text.ts';
import { sniff, type PictureType } from './sniff.ts';
import type { UploadKind } from './uploads.sql.ts';

/** A picture encoded by us: our format and size, and no bytes of the uploaded file. */
export type Picture = { contentType: 'image/webp'; bytes: Buffer };

const MOST_PIXELS = 40_000_000;
const MOST_FRAMES = 200;
const PROFILE_SIDE = 512;
/** Large enough that handwriting on a prescription stays readable. */
const LONGEST_SIDE = 2_400;
const QUALITY = 82;

const decoding = limitConcurrency({ concurrency: 2, maxQueued: 50 });

/** Decodes and re-encodes a picture; refuses everything else (trust.md T84, T86, T88). */
export async function cleanPicture(bytes: Buffer, kind: UploadKind | 'catalogue'): Promise<Picture> {
  const type = sniff(bytes);
  if (type === null || !typesOf(kind).includes(type)) throw new RefusalError({ code: 'picture_type_refused' });
  const decodable = type === 'png' ? dropPngText(bytes) : bytes;
  return decoding(async () => {
    checkSize(await read(async () => (await openPicture(decodable)).metadata()), type);
    return { contentType: 'image/webp', bytes: await read(() => drawAnew(decodable, kind)) };
  });
}

function typesOf(kind: UploadKind | 'catalogue'): PictureType[] {
  if (kind === 'catalogue') return ['jpeg', 'png', 'webp'];
  return kind === 'profile' ? ['jpeg', 'png', 'gif'] : ['jpeg', 'png'];
}

/** Decodes one frame, and never more pixels than the limit, regardless of the header. */
async function openPicture(bytes: Buffer): Promise<Sharp> {
  // Loaded for the first upload, because the decoders take 20 MB.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, pages: 1, failOn: 'error', sequentialRead: true });
}

function checkSize({ format, width, height, pages = 1 }: Metadata, type: PictureType): void {
  if (format !== type) throw new RefusalError({ code: 'picture_type_refused' });
  if (width * height > MOST_PIXELS || pages > MOST_FRAMES) throw new RefusalError({ code: 'picture_too_many_pixels' });
}

/** Drops the metadata of camera and place but applies the orientation. */
async function drawAnew(bytes: Buffer, kind: UploadKind | 'catalogue'): Promise<Buffer> {
  const upright = (await openPicture(bytes)).autoOrient();
  const sized =
    kind === 'profile'
      ? upright.resize(PROFILE_SIDE, PROFILE_SIDE, { fit: 'cover' })
      : upright.resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true });
  return sized.webp({ quality: QUALITY }).toBuffer();
}

/** The decoder throws many kinds of errors for a broken file; the sender gets one refusal. */
async function read<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isTooLarge = error instanceof Error && /pixel limit/i.test(error.message);
    throw new RefusalError({ code: isTooLarge ? 'picture_too_many_pixels' : 'picture_unreadable' });
  }
}
