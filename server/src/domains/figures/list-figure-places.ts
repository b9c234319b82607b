import { onOneConnection, type Sql } from '@rialto/database/sql.ts';
import type { Staff } from '../../platform/crew.ts';
import { storeNames, zoneNames } from './lists.sql.ts';

/** The names of the stores that a member of staff may see, and of all zones. */
export function listFigurePlaces(db: Sql, { storeIds }: Staff) {
  return onOneConnection(db, async (one) => {
    const [stores, zones] = await Promise.all([storeNames(one, storeIds), zoneNames(one)]);
    return { stores, zones };
  });
}
