import { moduleOf } from '../../../platform/http/scope.ts';
import type { Viewer } from '../../../platform/http/viewer.ts';
import { isRunning } from '../running.ts';
import type { FlashSaleRow, SaleEntry } from './flash-sales.sql.ts';
import type { FlashSales } from './open-flash-sales.ts';

export type SaleWithItems = { sale: FlashSaleRow; entries: SaleEntry[] };
type FlashSaleLists = {
  /** Running sales, soonest to end first; then future sales. */
  sales: SaleWithItems[];
  /** The sale of the home panel: a running one, preferably with items in the zones. */
  current: SaleWithItems | null;
};

export async function listFlashSales(flashSales: FlashSales, viewer: Viewer): Promise<FlashSaleLists> {
  const { now, zoneIds } = viewer;
  const moduleId = moduleOf(viewer);
  const rows = (await flashSales.notOverAt(now)).filter((sale) => sale.moduleId === moduleId);
  const sales = await Promise.all(
    [...running(rows, now), ...rows.filter((sale) => !isRunning(sale, now))].map(async (sale) => ({
      sale,
      entries: await flashSales.entries(sale.id, zoneIds),
    })),
  );
  const runningNow = sales.filter(({ sale }) => isRunning(sale, now));
  return { sales, current: runningNow.find(({ entries }) => entries.length > 0) ?? runningNow[0] ?? null };
}

function running(sales: FlashSaleRow[], now: Date): FlashSaleRow[] {
  return sales
    .filter((sale) => isRunning(sale, now))
    .sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime() || a.id - b.id);
}
