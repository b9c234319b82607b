import type { OrderId } from '@rialto/database/ids.ts';
import type { Sql } from '@rialto/database/sql.ts';
import { storyOf, type Story } from './story.sql.ts';

/** What happened to the money of an order, and what staff changed about it. */
export function readOrderStory(db: Sql, orderId: OrderId): Promise<Story> {
  return storyOf(db, orderId);
}
