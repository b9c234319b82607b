import type { CourierId, CustomerId, StoreId } from '@rialto/database/ids.ts';
import { part, type Part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { ConversationRow, Party, PartyKind, Side } from './conversation.ts';

const columns = part`
  c.id, c.customer_id as "customerId", c.party, c.store_id as "storeId", c.courier_id as "courierId",
  c.last_number as "lastNumber", c.last_at as "lastAt", c.customer_seen as "customerSeen",
  c.party_seen as "partySeen", c.customer_unread as "customerUnread", c.party_unread as "partyUnread"`;

/** A conversation and the names of both sides. */
export type ConversationDetail = ConversationRow & PartyFacts & { customerName: string; customerLanguage: string };

export type PartyFacts = {
  storeNameEn: string | null;
  storeNameAr: string | null;
  storeLogo: string | null;
  isStoreActive: boolean | null;
  courierFName: string | null;
  courierLName: string | null;
  courierPicture: string | null;
};

const partyFacts = part`
  s.name_en as "storeNameEn", s.name_ar as "storeNameAr", s.logo as "storeLogo", s.active as "isStoreActive",
  k.f_name as "courierFName", k.l_name as "courierLName", k.picture as "courierPicture"`;

const detailColumns = part`${columns}, ${partyFacts}, u.f_name as "customerName", u.language as "customerLanguage"`;
const detailTables = part`
  conversations c join customers u on u.id = c.customer_id
  left join stores s on s.id = c.store_id left join couriers k on k.id = c.courier_id`;

/** The id of the customer's latest conversation with a store, or also with the shop, as a column. */
export function latestConversation({ customerId, storeId, isWithShop }: ConversationColumn): Part {
  return part`(
    select c.id from conversations c where c.customer_id = ${customerId}
      and (c.store_id = ${storeId} or (${isWithShop} and c.party = 'shop'))
    order by c.last_at desc limit 1)`;
}
type ConversationColumn = { customerId: Part; storeId: Part; isWithShop: boolean };

type Page = { limit: number; offset: number };
type Sums = { count: number; unread: number };

export function conversationsOf(
  db: Sql,
  customerId: CustomerId,
  { party, limit, offset }: Page & { party: PartyKind | null },
): Promise<ConversationDetail[]> {
  return db<ConversationDetail[]>`
    select ${detailColumns} from ${detailTables}
    where c.customer_id = ${customerId} and (${party}::text is null or c.party = ${party})
    order by c.last_at desc, c.id limit ${limit} offset ${offset}`;
}

/** The number of conversations of a kind, and of unread messages in all. */
export async function sumsOf(db: Sql, customerId: CustomerId, party: PartyKind | null): Promise<Sums> {
  const [sums] = await db<Sums[]>`
    select count(*) filter (where ${party}::text is null or party = ${party})::int as count,
      coalesce(sum(customer_unread), 0)::int as unread
    from conversations where customer_id = ${customerId}`;
  return sums ?? { count: 0, unread: 0 };
}

/** Which conversations a caller may see, as a condition on `conversations c`. */
export type Access = Part;

/** For the server itself, such as to notify its customer. */
export const ofAnyone: Access = part`true`;

export const ofCustomer = (customerId: CustomerId): Access => part`c.customer_id = ${customerId}`;

export const ofCourier = (courierId: CourierId): Access => part`c.courier_id = ${courierId}`;

/** Stores and the shop; the staff of stores sees only these stores. Couriers talk to customers in private. */
export function ofStaff(storeIds: readonly StoreId[] | null): Access {
  return storeIds === null
    ? part`c.party <> 'courier'`
    : part`c.party = 'store' and c.store_id = any((select ${storeIds}::bigint[])::bigint[])`;
}

export async function findConversation(db: Sql, id: number, access: Access): Promise<ConversationDetail | null> {
  const rows = await db<ConversationDetail[]>`
    select ${detailColumns} from ${detailTables} where c.id = ${id} and ${access}`;
  return rows[0] ?? null;
}

/** The id of the conversation with a party, or null before the first message. */
export async function findConversationId(db: Sql, customerId: CustomerId, party: Party): Promise<number | null> {
  const rows = await db<{ id: number }[]>`
    select id from conversations
    where customer_id = ${customerId} and party = ${party.kind} and coalesce(store_id, courier_id, 0) = ${idOf(party)}`;
  return rows[0]?.id ?? null;
}

type StaffFilter = Page & { access: Access; storeId: StoreId | null; isUnread: boolean };

function matches({ access, storeId, isUnread }: Omit<StaffFilter, keyof Page>): Part {
  return part`${access} and (${storeId}::bigint is null or c.store_id = ${storeId})
    and (not ${isUnread}::boolean or c.party_unread > 0)`;
}

export function conversationsForStaff(db: Sql, filter: StaffFilter): Promise<ConversationDetail[]> {
  return db.unprepared<ConversationDetail[]>`
    select ${detailColumns} from ${detailTables} where ${matches(filter)}
    order by c.last_at desc, c.id limit ${filter.limit} offset ${filter.offset}`;
}

export async function sumsForStaff(db: Sql, filter: Omit<StaffFilter, keyof Page>): Promise<Sums> {
  const [sums] = await db.unprepared<Sums[]>`
    select count(*)::int as count, coalesce(sum(c.party_unread), 0)::int as unread
    from conversations c where ${matches(filter)}`;
  return sums ?? { count: 0, unread: 0 };
}

export async function findStoreFacts(db: Sql, storeId: StoreId): Promise<PartyFacts | null> {
  const rows = await db<PartyFacts[]>`
    select ${partyFacts} from stores s left join couriers k on false where s.id = ${storeId} and s.active`;
  return rows[0] ?? null;
}

export async function findCourierFacts(db: Sql, courierId: CourierId): Promise<PartyFacts | null> {
  const rows = await db<PartyFacts[]>`
    select ${partyFacts} from couriers k left join stores s on false where k.id = ${courierId}`;
  return rows[0] ?? null;
}

const idOf = (party: Party) => (party.kind === 'shop' ? 0 : party.id);

/** Creates the conversation unless there is one. */
export async function insertConversation(
  tx: Sql,
  { id, customerId, party, now }: { id: number; customerId: CustomerId; party: Party; now: Date },
): Promise<void> {
  await tx`
    insert into conversations (id, customer_id, party, store_id, courier_id, last_at)
    values (${id}, ${customerId}, ${party.kind}, ${party.kind === 'store' ? party.id : null},
      ${party.kind === 'courier' ? party.id : null}, ${now})
    on conflict do nothing`;
}

/** False if the account is gone. Its deletion waits for this transaction, or this one for it. */
export async function lockCustomer(tx: Sql, customerId: CustomerId): Promise<boolean> {
  const rows = await tx`select from customers where id = ${customerId} and status = 'active' for share`;
  return rows.length > 0;
}

export async function lockConversation(tx: Sql, id: number): Promise<ConversationRow | null> {
  const rows = await tx<ConversationRow[]>`select ${columns} from conversations c where id = ${id} for update`;
  return rows[0] ?? null;
}

/** The conversation must be locked, so that no message is missed in the count. */
export async function markSeen(tx: Sql, id: number, side: Side, upTo: number): Promise<number> {
  const rows =
    side === 'customer'
      ? await tx<{ unread: number }[]>`
          update conversations set customer_seen = ${upTo}, customer_unread =
            (select count(*) from chat_messages m
             where m.conversation_id = ${id} and m.number > ${upTo} and m.sender <> 'customer')
          where id = ${id} returning customer_unread as unread`
      : await tx<{ unread: number }[]>`
          update conversations set party_seen = ${upTo}, party_unread =
            (select count(*) from chat_messages m
             where m.conversation_id = ${id} and m.number > ${upTo} and m.sender = 'customer')
          where id = ${id} returning party_unread as unread`;
  return rows[0]?.unread ?? 0;
}

/** The uploads of the deleted conversations, which nothing refers to any more. */
export async function deleteConversationsBefore(tx: Sql, ends: Record<'courier' | 'others', Date>, most: number) {
  const files = await tx<{ fileId: string }[]>`
    with old as (
      select id from conversations
      where last_at < case when party = 'courier' then ${ends.courier}::timestamptz else ${ends.others}::timestamptz end
      order by last_at limit ${most} for update skip locked),
    files as (select f.file_id as "fileId" from chat_files f join old on old.id = f.conversation_id),
    gone as (delete from conversations c using old where c.id = old.id)
    select "fileId" from files`;
  return files.map(({ fileId }) => fileId);
}

export async function deleteConversationsOf(tx: Sql, customerId: CustomerId): Promise<void> {
  await tx`delete from conversations where customer_id = ${customerId}`;
}
