import * as contract from '@rialto/contract/calls/offers.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { paged, slice } from '../../../platform/http/paging.ts';
import type { Catalog, CatalogViewer } from '../../catalog/catalog.public.ts';
import { flashItems } from './flash-items.ts';
import { flashSaleCard } from './flash-sales.view.ts';
import { listFlashSales, type ShownSale } from './list-flash-sales.ts';
import { openFlashSales } from './open-flash-sales.ts';
import { readFlashSale } from './read-flash-sale.ts';

/** The number of items in the panel of a module's home (HOM-09). */
const MOST_SHOWN = 15;

export function flashSaleRoutes(app: App, catalog: Catalog): void {
  const flashSales = openFlashSales(app);

  async function panel({ sale, entries }: ShownSale, viewer: CatalogViewer) {
    const products = await flashItems(entries.slice(0, MOST_SHOWN), flashSales, catalog, viewer);
    return { ...flashSaleCard(sale, viewer), active_products: products };
  }

  bind(app, contract.listFlashSales, async (call) => {
    const { query } = call;
    const viewer = await catalog.viewerOf(call);
    const { sales, current } = await listFlashSales(flashSales, viewer);
    const shown = await Promise.all(slice(sales, query).map((sale) => panel(sale, viewer)));
    const top = current && (await panel(current, viewer));
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
    const entries = await flashSales.entries(sale.id, viewer.zoneIds);
    return {
      ...paged(query, entries.length),
      flash_sale: flashSaleCard(sale, viewer),
      products: await flashItems(slice(entries, query), flashSales, catalog, viewer),
    };
  });
}
