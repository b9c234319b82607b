import type { Sql } from '@rialto/database/sql.ts';
import type { Staff } from '../../../platform/crew.ts';
import { boardStores } from './board-stores.sql.ts';

/** The stores whose orders the member of staff sees. */
export function listBoardStores(db: Sql, { storeIds }: Staff): ReturnType<typeof boardStores> {
  return boardStores(db, storeIds);
}
