import type { Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import type { Owner } from '../owner.ts';
import type { Throttle } from '../throttle/throttle.ts';
import type { Picture } from './clean-picture.ts';
import { uploadBytes, uploadCount } from './upload-limits.ts';
import type { UploadKind } from './upload-kind.ts';
import { insertUpload } from './uploads.sql.ts';

const NAME_BYTES = 24;

type Keeping = { kind: UploadKind; owner: Owner; now: Date };

/** Keeps a clean picture for its owner. Inside a transaction it is there only when that succeeds. */
export async function keepUpload(tx: Sql, { contentType, bytes }: Picture, keeping: Keeping): Promise<string> {
  const id = randomBytes(NAME_BYTES).toString('base64url');
  await insertUpload(tx, { id, contentType, bytes, ...keeping });
  return id;
}

/** Counts what somebody sent before any of it is decoded. */
export async function countUploads(throttle: Throttle, { kind, id }: Owner, sent: readonly Buffer[]): Promise<void> {
  const key = `${kind} ${id}`;
  const kilobytes = Math.ceil(sent.reduce((sum, { length }) => sum + length, 0) / 1_000);
  await throttle.attempt(uploadCount, key, sent.length);
  await throttle.attempt(uploadBytes, key, kilobytes);
}
