import type { ConversationId, CustomerId, OrderId, StaffId, StoreId } from '@rialto/database/ids.ts';
import { listOf, part } from '@rialto/database/part.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Access } from './conversations.sql.ts';
import type { ConversationRow, MessageRow, Sender } from './conversation.ts';

const columns = part`
  m.conversation_id as "conversationId", m.number, m.sender, m.text, m.order_id as "orderId",
  m.created_at as "createdAt",
  array(select f.file_id from chat_files f
        where f.conversation_id = m.conversation_id and f.number = m.number order by f.position) as "fileIds"`;

/** Latest first. */
export function messagesOf(
  db: Sql,
  conversationId: ConversationId,
  { before, limit }: { before: number | null; limit: number },
): Promise<MessageRow[]> {
  return db<MessageRow[]>`
    select ${columns} from chat_messages m
    where m.conversation_id = ${conversationId} and m.number < coalesce(${before}::int, 2147483647)
    order by m.number desc limit ${limit}`;
}

export async function findMessage(db: Sql, conversationId: ConversationId, number: number): Promise<MessageRow | null> {
  const rows = await db<MessageRow[]>`
    select ${columns} from chat_messages m where m.conversation_id = ${conversationId} and m.number = ${number}`;
  return rows[0] ?? null;
}

/** The last message of each conversation. */
export function lastMessagesOf(db: Sql, conversationIds: readonly ConversationId[]): Promise<MessageRow[]> {
  return db<MessageRow[]>`
    select ${columns} from conversations c
    join chat_messages m on m.conversation_id = c.id and m.number = c.last_number
    where c.id = any(${listOf.bigints(conversationIds)})`;
}

/** The latest message of each conversation of a customer that contains the text. */
export function messagesWith(db: Sql, customerId: CustomerId, searchText: string): Promise<MessageRow[]> {
  return db<MessageRow[]>`
    select distinct on (m.conversation_id) ${columns}
    from conversations c join chat_messages m on m.conversation_id = c.id
    where c.customer_id = ${customerId} and position(${searchText} in m.search_text) > 0
    order by m.conversation_id, m.number desc`;
}

type NewMessage = {
  conversationId: ConversationId;
  number: number;
  sender: Sender;
  staffId: StaffId | null;
  text: string;
  searchText: string;
  orderId: OrderId | null;
  fileIds: readonly string[];
  now: Date;
};

/** Appends a message to a locked conversation and counts it as unread for the other side. */
export async function insertMessage(tx: Sql, message: NewMessage): Promise<void> {
  const { conversationId, number, sender, staffId, text, searchText, orderId, fileIds, now } = message;
  await tx`
    insert into chat_messages (conversation_id, number, sender, staff_id, text, search_text, order_id, created_at)
    values (${conversationId}, ${number}, ${sender}, ${staffId}, ${text}, ${searchText}, ${orderId}, ${now})`;
  for (const [index, fileId] of fileIds.entries())
    await tx`
      insert into chat_files (conversation_id, number, position, file_id)
      values (${conversationId}, ${number}, ${index + 1}, ${fileId})`;
  await tx`
    update conversations set last_number = ${number}, last_at = greatest(last_at, ${now}::timestamptz),
      customer_unread = customer_unread + case when ${sender} = 'customer' then 0 else 1 end,
      party_unread = party_unread + case when ${sender} = 'customer' then 1 else 0 end
    where id = ${conversationId}`;
}

/** Whether the order belongs to the customer, and to the store where one is given. */
export async function isOwnOrder(
  tx: Sql,
  { orderId, customerId, storeId }: { orderId: OrderId; customerId: CustomerId; storeId: StoreId | null },
): Promise<boolean> {
  const rows = await tx`
    select from orders where id = ${orderId} and owner_kind = 'customer' and owner_id = ${customerId}
      and (${storeId}::bigint is null or store_id = ${storeId})`;
  return rows.length > 0;
}

/** Whether a picture belongs to a conversation that the caller may see. */
export async function isInConversation(db: Sql, fileId: string, access: Access): Promise<boolean> {
  const rows = await db`
    select from chat_files f join conversations c on c.id = f.conversation_id
    where f.file_id = ${fileId} and ${access}`;
  return rows.length > 0;
}

type LiveFacts = Pick<ConversationRow, 'customerId' | 'party' | 'storeId' | 'courierId'> & Pick<MessageRow, 'sender'>;

/** Whom a message concerns; null if the conversation is gone. */
export async function findLiveFacts(
  tx: Sql,
  conversationId: ConversationId,
  number: number,
): Promise<LiveFacts | null> {
  const rows = await tx<LiveFacts[]>`
    select c.customer_id as "customerId", c.party, c.store_id as "storeId", c.courier_id as "courierId", m.sender
    from conversations c join chat_messages m on m.conversation_id = c.id and m.number = ${number}
    where c.id = ${conversationId}`;
  return rows[0] ?? null;
}
