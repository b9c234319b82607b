import type { Sql } from '@rialto/database/sql.ts';
import type { CourierOnBoard } from './courier-row.ts';
import { countCouriers, couriersOnBoard, zonesOfCouriers, type CourierFilter, type NamedZone } from './couriers.sql.ts';

export async function listCouriers(
  db: Sql,
  query: CourierFilter & { limit: number; offset: number },
): Promise<{ couriers: CourierOnBoard[]; totalSize: number; zones: NamedZone[] }> {
  const [couriers, totalSize, zones] = await Promise.all([
    couriersOnBoard(db, query),
    countCouriers(db, query),
    zonesOfCouriers(db),
  ]);
  return { couriers, totalSize, zones };
}
