import { expect } from 'vitest';
import { codeOf as smsCodeOf } from '../mailbox.ts';
import { codeOf, NOON, openOrderingShop, type Buyer, type OrderingShop } from '../ordering-shop.ts';
import { changeSettings } from './rewards.ts';

type Headers = Record<string, string>;
type Answer = Awaited<ReturnType<OrderingShop['post']>>;
type Verification = { request_id: string; otp: string };

export type ReferralShop = OrderingShop & {
  /** What the clock of the shop says; a test changes it. */
  time: { now: Date };
  nextPhone(): string;
  /** An hour after the one before, because codes are limited per address and hour. */
  signUp(phone: string, refCode?: string, headers?: Headers): Promise<Answer>;
  /** What proves that the phone of a sign-up is the visitor's. */
  verificationOf(phone: string, signedUp: Answer): Promise<Verification>;
  verified(phone: string, signedUp: Answer): Promise<Buyer>;
  /** A customer who has an account, and their code. */
  referrer(): Promise<Buyer & { refCode: string }>;
  /** A new customer with this code. */
  join(refCode: string): Promise<Buyer>;
  /** Orders one item for 10.00 to be delivered. */
  orderTo(buyer: Buyer, wish?: object): Promise<number>;
};

const HOUR_MS = 3_600_000;
const rule = { referrerMinor: 300, joinedMinor: 200, mostPerMonth: 3 };
export const password = 'seven brown camels';

const formOf = (phone: string, ref_code?: string) => ({
  ...{ f_name: 'Omar', l_name: 'Said', phone, email: `p${phone.slice(1)}@example.com`, password },
  ...(ref_code && { ref_code }),
});

/** Far enough from each other, and inside the zone. */
export const doorOf = (at: number) => ({
  latitude: 33.1 + at / 1_000,
  longitude: 27.1,
  address: `${at} Harbour Street`,
});

/** A shop that rewards both sides of a referral. */
export async function openReferralShop(): Promise<ReferralShop> {
  const time = { now: NOON };
  const shop = await openOrderingShop({ clock: () => time.now });
  await changeSettings(shop.sql, { hasReferrals: true, referral: rule });
  let number = 0;
  const nextPhone = () => `+2010555${String(10_000 + (number += 1))}`;
  const signUp: ReferralShop['signUp'] = (phone, refCode, headers = {}) => {
    time.now = new Date(time.now.getTime() + HOUR_MS);
    return shop.post('/auth/sign-up', formOf(phone, refCode), headers);
  };
  const verificationOf: ReferralShop['verificationOf'] = async (phone, signedUp) => {
    const { request_id } = signedUp.json<{ request_id: string }>();
    return { request_id, otp: await smsCodeOf(shop, phone) };
  };
  const verified: ReferralShop['verified'] = async (phone, signedUp) => {
    const done = await shop.post('/auth/verify-phone', await verificationOf(phone, signedUp));
    expect(codeOf(done), done.body).toBe('ok');
    const [row] = await shop.sql<{ id: number }[]>`select id from customers where phone = ${phone}`;
    const { token } = done.json<{ token: string }>();
    return { kind: 'customer', id: row?.id ?? 0, headers: { authorization: `Bearer ${token}` }, guest: {} };
  };
  return {
    ...{ ...shop, time, nextPhone, signUp, verificationOf, verified },
    referrer: async () => {
      const buyer = await shop.customer();
      const [row] = await shop.sql<{ refCode: string }[]>`
        select ref_code as "refCode" from customers where id = ${buyer.id}`;
      return { ...buyer, refCode: row?.refCode ?? '' };
    },
    join: async (refCode) => {
      const phone = nextPhone();
      return verified(phone, await signUp(phone, refCode));
    },
    orderTo: async (buyer, wish = {}) => {
      await shop.add(buyer, { item_id: 1 });
      const [row] = await shop.sql<{ phone: string }[]>`select phone from customers where id = ${buyer.id}`;
      const placed = await shop.order(buyer, { contact_person_number: row?.phone, ...wish });
      expect(codeOf(placed), placed.body).toBe('ok');
      return placed.json<{ order_id: number }>().order_id;
    },
  };
}
