import type { Need, StaffNeed } from '@rialto/contract/http/endpoint.ts';
import type { RefusalCode } from '@rialto/contract/http/refusals.ts';
import type { Permission } from '@rialto/contract/shapes/enums.ts';
import type { CustomerId } from '@rialto/database/ids.ts';
import { permissionsOf } from '@rialto/rules/staff/permissions.ts';
import type { FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import type { Courier, Receiver, Staff } from '../crew.ts';
import type { NewGuest, Owner } from '../owner.ts';
import { RefusalError } from '../refuse.ts';
import type { Scope } from './scope.ts';

export type Caller = {
  customerId: CustomerId | null;
  owner: Owner | null;
  /** The owner, if this call creates them. */
  newGuest: NewGuest | null;
  courier: Courier | null;
  staff: Staff | null;
  receiver: Receiver | null;
};
type Credentials = { scope: Scope; guestId: string | null; ip: string };
type Accounts = Pick<App, 'customerOf' | 'ownerOf' | 'newGuest' | 'courierOf' | 'staffOf' | 'receiverOf'>;

const anyone: Caller = {
  customerId: null,
  owner: null,
  newGuest: null,
  courier: null,
  staff: null,
  receiver: null,
};

/**
 * The caller, as far as the endpoint needs to know; refuses a caller who lacks what it needs. Most calls are open to
 * anyone, so these do not wait.
 */
export function authorize(
  accounts: Accounts,
  needs: readonly Need[],
  credentials: Credentials,
): Caller | Promise<Caller> {
  if (!needs.every(isOfScope)) return identify(accounts, needs, credentials);
  requireScope(needs, credentials.scope);
  return anyone;
}

async function identify(
  accounts: Accounts,
  needs: readonly Need[],
  { scope, guestId, ip }: Credentials,
): Promise<Caller> {
  const customerId = await customerFor(accounts, needs, scope);
  const isNew = needs.includes('ownerOrNew') && customerId === null && guestId === null;
  const newGuest = isNew ? accounts.newGuest(ip) : null;
  const owner = newGuest
    ? { kind: 'guest' as const, id: newGuest.id }
    : await ownerFor(accounts, needs, { customerId, guestId });
  const courier = needs.includes('courier') ? await known(scope.token, accounts.courierOf) : null;
  const staff = await staffFor(accounts, needs, scope);
  const receiver = needs.includes('receiver') ? await accounts.receiverOf(scope.token, ip) : null;
  requireScope(needs, scope);
  return { customerId, owner, newGuest, courier, staff, receiver };
}

function ownerFor(
  { ownerOf }: Accounts,
  needs: readonly Need[],
  who: { customerId: CustomerId | null; guestId: string | null },
): Promise<Owner> | null {
  return needs.includes('owner') || needs.includes('ownerOrNew') ? ownerOf(who) : null;
}

/** The courier or staff of a token. */
async function known<Person>(token: string | null, find: (token: string) => Promise<Person | null>): Promise<Person> {
  if (token === null) throw new RefusalError({ code: 'sign_in_required' });
  const person = await find(token);
  if (person === null) throw new RefusalError({ code: 'token_invalid' });
  return person;
}

async function staffFor({ staffOf }: Accounts, needs: readonly Need[], { token }: Scope): Promise<Staff | null> {
  const needed = needs.filter(isStaffNeed).map((need) => need.slice('staff:'.length) as Permission);
  const mayLackCode = needs.includes('staffSession');
  if (needed.length === 0 && !mayLackCode && !needs.includes('staff')) return null;
  const staff = await known(token, (sent) => staffOf(sent, mayLackCode));
  const has = permissionsOf(staff.role);
  if (!needed.every((permission) => has.includes(permission))) throw new RefusalError({ code: 'not_permitted' });
  return staff;
}

function isStaffNeed(need: Need): need is StaffNeed {
  return need.startsWith('staff:');
}

/** The guest id that a request sends in its query or body, if any. */
export function guestIdOf({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): string | null {
  return guestIdIn(query) ?? guestIdIn(body);
}

function guestIdIn(input: unknown): string | null {
  const id = (input as { guest_id?: unknown } | null | undefined)?.guest_id;
  return typeof id === 'string' ? id : null;
}

/** An unknown token makes the client sign out, so it is refused differently from a missing one (trust.md D5). */
async function customerFor(
  { customerOf }: Accounts,
  needs: readonly Need[],
  { token }: Scope,
): Promise<CustomerId | null> {
  const mayBeGuest = needs.includes('owner') || needs.includes('ownerOrNew');
  if (!needs.includes('customer') && !mayBeGuest) return null;
  if (token === null && mayBeGuest) return null;
  if (token === null) throw new RefusalError({ code: 'sign_in_required' });
  const customerId = await customerOf(token);
  if (customerId === null) throw new RefusalError({ code: 'token_invalid' });
  return customerId;
}

type ScopeNeed = 'zone' | 'module' | 'point';

const refusalOfNeed: Record<ScopeNeed, RefusalCode> = {
  zone: 'zone_required',
  module: 'module_required',
  point: 'point_required',
};

function isOfScope(need: Need): need is ScopeNeed {
  return need in refusalOfNeed;
}

function requireScope(needs: readonly Need[], scope: Scope): void {
  for (const need of needs)
    if (isOfScope(need) && !hasInScope[need](scope)) throw new RefusalError({ code: refusalOfNeed[need] });
}

const hasInScope: Record<ScopeNeed, (scope: Scope) => boolean> = {
  zone: ({ zoneIds }) => zoneIds.length > 0,
  module: ({ moduleId }) => moduleId !== null,
  point: ({ point }) => point !== null,
};
