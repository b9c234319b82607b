import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { findOrderSecretKey } from './order-secrets.sql.ts';

const TRACKING_SECONDS = 30 * 60;
const CODE_DIGITS = 4;
const SIGNATURE_BYTES = 24;

/** Codes and proofs that are derived from the number of an order, so that placing it stores nothing more. */
export type OrderSecrets = {
  /** What the customer says to the courier at the door. */
  handoverCode(orderId: OrderId): Promise<string>;
  /** Proves for half an hour that its holder knows number and phone of the order. */
  trackingToken(orderId: OrderId, now: Date): Promise<string>;
  /** The order of a valid proof, or null. */
  readTrackingToken(token: string, now: Date): Promise<OrderId | null>;
};

export function openOrderSecrets(db: Sql): OrderSecrets {
  let key: string | null = null;
  const sign = async (text: string) => {
    key ??= await findOrderSecretKey(db);
    return createHmac('sha256', key).update(text).digest();
  };
  const signature = async (orderId: OrderId, endsAt: number) =>
    (await sign(`tracking ${orderId} ${endsAt}`)).subarray(0, SIGNATURE_BYTES);

  return {
    async handoverCode(orderId) {
      const number = (await sign(`handover ${orderId}`)).readUInt32BE() % 10 ** CODE_DIGITS;
      return String(number).padStart(CODE_DIGITS, '0');
    },
    async trackingToken(orderId, now) {
      const endsAt = Math.floor(now.getTime() / 1_000) + TRACKING_SECONDS;
      return `${orderId}.${endsAt}.${(await signature(orderId, endsAt)).toString('base64url')}`;
    },
    async readTrackingToken(token, now) {
      const [, id = '', end = '', sent = ''] = /^(\d{9})\.(\d{1,11})\.([\w-]{32})$/.exec(token) ?? [];
      if (sent === '' || Number(end) * 1_000 < now.getTime()) return null;
      const expected = await signature(Number(id), Number(end));
      return timingSafeEqual(expected, Buffer.from(sent, 'base64url')) ? Number(id) : null;
    },
  };
}
