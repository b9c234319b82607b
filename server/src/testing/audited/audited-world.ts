import type { LightMyRequestResponse } from 'fastify';
import { addStaff, createStaffSession, hashPassword } from '../../domains/identity/identity.public.ts';
import { endpointOf } from '../call-rights.ts';
import { openOrderingShop, NOON, type Buyer, type OrderingShop } from '../ordering-shop.ts';
import { call, type Fields } from '../smallest-call.ts';

export const PASSWORD = 'seven brown camels';

export type AuditedWorld = {
  shop: OrderingShop;
  sql: OrderingShop['sql'];
  /** A new owner, who may do everything, with a password and one session. */
  newOwner(): Promise<Owner>;
  /** Makes a call as the owner of this world, with the smallest valid input besides these values. */
  run(name: string, named?: Fields, as?: Buyer): Promise<LightMyRequestResponse>;
  /** The same for a call that must succeed, and its answer. */
  made<T = { id: number }>(name: string, named?: Fields, as?: Buyer): Promise<T>;
};
export type Owner = Buyer & { email: string };

/** What a call should leave in the log: something new, changed or removed; `said` has no former value by its nature. */
export type AuditTrace = 'added' | 'changed' | 'removed' | 'said';
/** Makes one call of staff that changes something. */
export type AuditedExample = { leaves: AuditTrace; run: (world: AuditedWorld) => Promise<LightMyRequestResponse> };
export type AuditedExamples = Readonly<Record<string, AuditedExample>>;

/** A call that needs nothing but these values. */
export const plain = (name: string, leaves: AuditTrace, named: Fields = {}): AuditedExamples => ({
  [name]: { leaves, run: ({ run }) => run(name, named) },
});

export async function openAuditedWorld(): Promise<AuditedWorld> {
  const shop = await openOrderingShop();
  const { sql } = shop;
  const passwordHash = await hashPassword(PASSWORD);
  let count = 0;
  const newOwner = async () => {
    count += 1;
    const email = `owner${count}@example.com`;
    const staffId = await addStaff(sql, { name: `Owner ${count}`, role: 'owner', storeIds: [], now: NOON });
    await sql`update staff set email = ${email}, password_hash = ${passwordHash} where id = ${staffId}`;
    const token = await createStaffSession(sql, { staffId, now: NOON, lastsMs: 86_400_000 });
    return { kind: 'guest' as const, id: count, headers: { authorization: `Bearer ${token}` }, guest: {}, email };
  };
  const owner = await newOwner();
  const run = (name: string, named: Fields = {}, as: Buyer = owner) => call(shop, endpointOf(name), as, named);
  const made = async <T>(name: string, named: Fields = {}, as: Buyer = owner) => {
    const answer = await run(name, named, as);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
    return answer.json<T>();
  };
  return { shop, sql, newOwner, run, made };
}
