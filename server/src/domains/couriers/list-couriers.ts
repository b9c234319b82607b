import type { Sql } from '@rialto/database/sql.ts';
import type { CourierOnBoard } from './courier-row.ts';
import { countCouriers, couriersOnBoard, zonesOfCouriers, type NamedZone } from './couriers.sql.ts';

export async function listCouriers(
  db: Sql,
  page: { limit: number; offset: number },
): Promise<{ couriers: CourierOnBoard[]; totalSize: number; zones: NamedZone[] }> {
  const [couriers, totalSize, zones] = await Promise.all([
    couriersOnBoard(db, page),
    countCouriers(db),
    zonesOfCouriers(db),
  ]);
  return { couriers, totalSize, zones };
}
