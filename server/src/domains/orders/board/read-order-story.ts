import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import type { Staff } from '../../../platform/crew.ts';
import { storyOf, type ConversationColumn, type Story } from './story.sql.ts';

export type { ConversationColumn };

/** What happened to the money of an order, what staff changed about it, and where its customer wrote. */
export function readOrderStory(
  db: Sql,
  { storeIds }: Staff,
  orderId: OrderId,
  latestConversation: ConversationColumn,
): Promise<Story> {
  return storyOf(db, orderId, { isWithShop: storeIds === null, latestConversation });
}
