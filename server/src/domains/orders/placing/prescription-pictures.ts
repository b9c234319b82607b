import { cleanPicture, type Picture } from '../../../platform/files/clean-picture.ts';
import { countUploads } from '../../../platform/files/keep-upload.ts';
import type { Owner } from '../../../platform/owner.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import type { Throttle } from '../../../platform/throttle/throttle.ts';

const MAX_PICTURES = 3;

export function requirePrescriptionPictures(files: readonly Buffer[]): void {
  if (files.length === 0) throw new RefusalError({ code: 'prescription_missing' });
  if (files.length > MAX_PICTURES) throw new RefusalError({ code: 'prescription_too_many' });
}

export async function cleanPrescriptionPictures(throttle: Throttle, owner: Owner, files: Buffer[]): Promise<Picture[]> {
  await countUploads(throttle, owner, files);
  return Promise.all(files.map((bytes) => cleanPicture(bytes, 'prescription')));
}
