import { createHmac, timingSafeEqual } from 'node:crypto';
import type { EventRefusal } from './payment-provider.ts';

const TOLERANCE_SECONDS = 300;
const MOST_SIGNATURES = 10;

/** Signs a body and a timestamp, as `t=…,v1=…` (docs.stripe.com/webhooks, "Verify webhook signatures manually"). */
export function signBody(secret: string, body: string, atSeconds: number): string {
  return `t=${atSeconds},v1=${digest(secret, atSeconds, Buffer.from(body))}`;
}

/** Null if the body has a valid, recent signature. */
export function signatureRefusal(
  { secret, header, now }: { secret: string; header: string | string[] | undefined; now: Date },
  rawBody: Buffer,
): EventRefusal | null {
  const signed = typeof header === 'string' ? readHeader(header) : null;
  if (signed === null) return { refused: 'signature' };
  const expected = digest(secret, signed.atSeconds, rawBody);
  // During a secret rotation the header has one signature per secret.
  if (!signed.signatures.some((signature) => isSame(signature, expected))) return { refused: 'signature' };
  const ageSeconds = Math.abs(now.getTime() / 1000 - signed.atSeconds);
  return ageSeconds > TOLERANCE_SECONDS ? { refused: 'too_old' } : null;
}

function readHeader(header: string): { atSeconds: number; signatures: string[] } | null {
  const pairs = header
    .slice(0, 2_000)
    .split(',')
    .map((pair) => pair.trim().split('=', 2));
  const at = pairs.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(at)) return null;
  const signatures = pairs.flatMap(([name, value = '']) => (name === 'v1' ? [value] : []));
  return { atSeconds: Number(at), signatures: signatures.slice(0, MOST_SIGNATURES) };
}

function digest(secret: string, atSeconds: number, body: Buffer): string {
  return createHmac('sha256', secret).update(`${atSeconds}.`).update(body).digest('hex');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
