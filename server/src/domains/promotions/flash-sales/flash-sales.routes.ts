import * as contract from '@rialto/contract/calls/offers.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { paged, pagedAsOf, slice } from '../../../platform/http/paging.ts';
import type { Catalog, CatalogViewer, Ordering } from '../../catalog/catalog.public.ts';
import { flashItems, openEntriesFirst } from './flash-items.ts';
import { flashSaleCard } from './flash-sales.view.ts';
import { listFlashSales, type SaleWithItems } from './list-flash-sales.ts';
import { openFlashSales } from './open-flash-sales.ts';
import { readFlashSale } from './read-flash-sale.ts';

/** The number of items in the panel of a module's home (HOM-09). */
const MOST_SHOWN = 15;

export function flashSaleRoutes(app: App, catalog: Catalog): void {
  const flashSales = openFlashSales(app);

  async function panel({ sale, entries }: SaleWithItems, viewer: CatalogViewer, ordering: Ordering) {
    const shown = openEntriesFirst(entries, ordering).slice(0, MOST_SHOWN);
    const products = await flashItems(shown, flashSales, catalog, viewer);
    return { ...flashSaleCard(sale, viewer), active_products: products };
  }

  bind(app, contract.listFlashSales, async (call) => {
    const { query } = call;
    const viewer = await catalog.viewerOf(call);
    const [{ sales, current }, ordering] = await Promise.all([
      listFlashSales(flashSales, viewer),
      catalog.orderings.of(viewer, {}, viewer.now),
    ]);
    const shown = await Promise.all(slice(sales, query).map((sale) => panel(sale, viewer, ordering)));
    const top = current && (await panel(current, viewer, ordering));
    return {
      ...paged(query, sales.length),
      flash_sales: shown,
      id: top && top.id,
      start_date: top && top.start_date,
      end_date: top && top.end_date,
      active_products: top ? top.active_products : [],
    };
  });

  bind(app, contract.listFlashSaleItems, async (call) => {
    const { query } = call;
    const viewer = await catalog.viewerOf(call);
    const sale = await readFlashSale(flashSales, query.flash_sale_id, viewer.now);
    const ordering = await catalog.orderings.of({ ...viewer, moduleId: sale.moduleId }, query, viewer.now);
    const entries = openEntriesFirst(await flashSales.entries(sale.id, viewer.zoneIds), ordering);
    return {
      ...pagedAsOf(query, entries.length, ordering),
      flash_sale: flashSaleCard(sale, viewer),
      products: await flashItems(slice(entries, query), flashSales, catalog, viewer),
    };
  });
}
