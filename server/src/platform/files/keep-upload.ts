import type { Sql } from '@rialto/database/sql.ts';
import { randomBytes } from 'node:crypto';
import type { Owner } from '../owner.ts';
import type { Limit, Throttle } from '../throttle/throttle.ts';
import type { Picture } from './clean-picture.ts';
import { insertUpload, type UploadKind } from './uploads.sql.ts';

const NAME_BYTES = 24;
const HOUR_MS = 60 * 60_000;

/** 10 pictures per hour and 20 MB per day for each owner (trust.md, default limits). */
const uploadCount: Limit = { name: 'uploads', most: 10, perMs: HOUR_MS, kind: 'pace' };
const uploadBytes: Limit = { name: 'upload kilobytes', most: 20_000, perMs: 24 * HOUR_MS, kind: 'pace' };

/** Staff photograph a whole menu in an hour. */
const staffCount: Limit = { name: 'staff uploads', most: 600, perMs: HOUR_MS, kind: 'pace' };
const staffBytes: Limit = { name: 'staff upload kilobytes', most: 2_000_000, perMs: 24 * HOUR_MS, kind: 'pace' };

/** The sender of a file. It may belong to another person: a photo of a hand-over belongs to the owner of the order. */
export type Uploader = Owner | { kind: 'courier' | 'staff'; id: number };

type UploadTarget = { kind: UploadKind; owner: Owner; now: Date };

/** Stores a cleaned picture for its owner. Call it inside the transaction that refers to it. */
export async function keepUpload(tx: Sql, { contentType, bytes }: Picture, target: UploadTarget): Promise<string> {
  const id = randomBytes(NAME_BYTES).toString('base64url');
  await insertUpload(tx, { id, contentType, bytes, ...target });
  return id;
}

/** Refuses an owner who has reached a limit, before a file is read. */
export async function checkUploads(throttle: Throttle, { kind, id }: Uploader): Promise<void> {
  const key = `${kind} ${id}`;
  const { count, bytes } = limitsOf(kind);
  await throttle.check(count, key);
  await throttle.check(bytes, key);
}

/** Counts the sent pictures and bytes against the limits, before decoding any of them. */
export async function countUploads(throttle: Throttle, { kind, id }: Uploader, sent: readonly Buffer[]): Promise<void> {
  const key = `${kind} ${id}`;
  const kilobytes = Math.ceil(sent.reduce((sum, { length }) => sum + length, 0) / 1_000);
  const { count, bytes } = limitsOf(kind);
  await throttle.attemptBoth({ limit: count, key, weight: sent.length }, { limit: bytes, key, weight: kilobytes });
}

function limitsOf(kind: Uploader['kind']): { count: Limit; bytes: Limit } {
  return kind === 'staff' ? { count: staffCount, bytes: staffBytes } : { count: uploadCount, bytes: uploadBytes };
}
