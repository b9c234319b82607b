import type { Sql } from '@rialto/database/sql.ts';
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { findSecretKey } from './second-factor.sql.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a secret for the database, so that a copy of the table alone makes no codes (AES-256-GCM). */
export async function sealSecret(db: Sql, secret: Uint8Array): Promise<Buffer> {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', await keyOf(db), nonce);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

export async function openSecret(db: Sql, sealed: Buffer): Promise<Buffer> {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', await keyOf(db), nonce);
  decipher.setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
}

async function keyOf(db: Sql): Promise<Buffer> {
  return hash('sha256', await findSecretKey(db), 'buffer');
}
