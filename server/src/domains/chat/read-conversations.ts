import type { CustomerId } from '@rialto/database/ids.ts';
import { onOneConnection, type Sql } from '@rialto/database/sql.ts';
import { searchable } from '@rialto/rules/text/normalise.ts';
import type { MessageRow, PartyKind } from './conversation.ts';
import { conversationsOf, sumsOf, type ConversationDetail } from './conversations.sql.ts';
import { lastMessagesOf, messagesWith } from './messages.sql.ts';
import { openCouriers } from './runs.sql.ts';

/** A conversation with what its views need. */
export type OpenConversation = { row: ConversationDetail; last: MessageRow | null; canWrite: boolean };

/** Adds the last messages, and whether the customer may still write. All rows are of one customer. */
export async function completed(
  db: Sql,
  customerId: CustomerId,
  rows: readonly ConversationDetail[],
  now: Date,
): Promise<OpenConversation[]> {
  const courierIds = rows.flatMap(({ courierId }) => courierId ?? []);
  const [last, open] = await Promise.all([
    lastMessagesOf(
      db,
      rows.map(({ id }) => id),
    ),
    openCouriers(db, customerId, courierIds, now),
  ]);
  return rows.map((row) => ({
    row,
    last: last.find(({ conversationId }) => conversationId === row.id) ?? null,
    canWrite: row.courierId === null ? row.isStoreActive !== false : open.has(row.courierId),
  }));
}

type ListQuery = { customerId: CustomerId; party: PartyKind | null; limit: number; offset: number; now: Date };

export function listConversations(db: Sql, { customerId, now, ...page }: ListQuery) {
  return onOneConnection(db, async (db) => {
    const [rows, { count, unread }] = await Promise.all([
      conversationsOf(db, customerId, page),
      sumsOf(db, customerId, page.party),
    ]);
    return { conversations: await completed(db, customerId, rows, now), count, unread };
  });
}

/** A search reads at most this many conversations, far more than a customer has. */
const SEARCHED_CONVERSATIONS = 500;

type ShopName = { en: string; ar?: string | null };

function namesOf(row: ConversationDetail, shopName: ShopName): string[] {
  const courier = [row.courierFName, row.courierLName].filter(Boolean).join(' ');
  const names = row.party === 'shop' ? [shopName.en, shopName.ar] : [row.storeNameEn, row.storeNameAr, courier];
  return names.flatMap((name) => name || []);
}

type SearchQuery = { customerId: CustomerId; typed: string; limit: number; offset: number; now: Date };

/** Finds conversations by any name of the other side, in both languages, or by a text that one of their messages has. */
export function searchConversations(
  db: Sql,
  { customerId, typed, limit, offset, now }: SearchQuery,
  shopName: ShopName,
): Promise<{ found: (OpenConversation & { message: MessageRow | null })[]; count: number }> {
  const wanted = searchable(typed);
  return onOneConnection(db, async (db) => {
    const [rows, messages] = await Promise.all([
      conversationsOf(db, customerId, { party: null, limit: SEARCHED_CONVERSATIONS, offset: 0 }),
      wanted === '' ? [] : messagesWith(db, customerId, wanted),
    ]);
    const messageIn = (row: ConversationDetail) => messages.find(({ conversationId }) => conversationId === row.id);
    const hasName = (row: ConversationDetail) =>
      namesOf(row, shopName).some((name) => searchable(name).includes(wanted));
    const matching = rows.filter((row) => hasName(row) || messageIn(row) !== undefined);
    const page = await completed(db, customerId, matching.slice(offset, offset + limit), now);
    return { found: page.map((one) => ({ ...one, message: messageIn(one.row) ?? null })), count: matching.length };
  });
}
