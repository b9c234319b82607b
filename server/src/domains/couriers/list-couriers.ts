import type { Sql } from '@rialto/database/sql.ts';
import type { CourierOnBoard } from './courier-row.ts';
import { countCouriers, couriersOnBoard } from './couriers.sql.ts';

export async function listCouriers(
  db: Sql,
  page: { limit: number; offset: number },
): Promise<{ couriers: CourierOnBoard[]; totalSize: number }> {
  const [couriers, totalSize] = await Promise.all([couriersOnBoard(db, page), countCouriers(db)]);
  return { couriers, totalSize };
}
