import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Receiver } from '../../platform/crew.ts';
import { findOrderSecretKey } from './order-secrets.sql.ts';

const TRACKING_SECONDS = 30 * 60;
const CODE_DIGITS = 4;
const SIGNATURE_BYTES = 24;

/** Codes and proofs that are derived from the number of an order, so that placing it stores nothing more. */
export type OrderSecrets = {
  /** What the customer says to the courier at the door. */
  handoverCode(orderId: OrderId): Promise<string>;
  /** What the sender of a parcel says to the courier at pick-up. */
  pickUpCode(orderId: OrderId): Promise<string>;
  /** Proves for half an hour that its holder knows number and phone of the order. */
  trackingToken(orderId: OrderId, now: Date): Promise<string>;
  /** The order of a valid proof, or null. */
  readTrackingToken(token: string, now: Date): Promise<OrderId | null>;
  /** The secret of the link of the receiver of a parcel. */
  receiverToken(receiver: Receiver): Promise<string>;
  /** The receiver of a genuine token, or null. The link may be revoked or have ended. */
  readReceiverToken(token: string): Promise<Receiver | null>;
};

export function openOrderSecrets(db: Sql): OrderSecrets {
  let key: string | null = null;
  const sign = async (text: string) => {
    key ??= await findOrderSecretKey(db);
    return createHmac('sha256', key).update(text).digest();
  };
  const signature = async (what: string) => (await sign(what)).subarray(0, SIGNATURE_BYTES);
  const ofTracking = (orderId: OrderId, endsAt: number) => signature(`tracking ${orderId} ${endsAt}`);
  const ofReceiver = ({ orderId, version }: Receiver) => signature(`receiver ${orderId} ${version}`);
  const code = async (what: string) =>
    String((await sign(what)).readUInt32BE() % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0');

  return {
    handoverCode: (orderId) => code(`handover ${orderId}`),
    pickUpCode: (orderId) => code(`pick-up ${orderId}`),
    async trackingToken(orderId, now) {
      const endsAt = Math.floor(now.getTime() / 1_000) + TRACKING_SECONDS;
      return `${orderId}.${endsAt}.${(await ofTracking(orderId, endsAt)).toString('base64url')}`;
    },
    async readTrackingToken(token, now) {
      const [, id = '', end = '', sent = ''] = /^(\d{9})\.(\d{1,11})\.([\w-]{32})$/.exec(token) ?? [];
      if (sent === '' || Number(end) * 1_000 < now.getTime()) return null;
      const expected = await ofTracking(Number(id), Number(end));
      return timingSafeEqual(expected, Buffer.from(sent, 'base64url')) ? Number(id) : null;
    },
    async receiverToken(receiver) {
      return `${receiver.orderId}-${receiver.version}-${(await ofReceiver(receiver)).toString('base64url')}`;
    },
    async readReceiverToken(token) {
      const [, id = '', version = '', sent = ''] = /^(\d{9})-(\d{1,9})-([\w-]{32})$/.exec(token) ?? [];
      if (sent === '') return null;
      const receiver = { orderId: Number(id), version: Number(version) };
      return timingSafeEqual(await ofReceiver(receiver), Buffer.from(sent, 'base64url')) ? receiver : null;
    },
  };
}
