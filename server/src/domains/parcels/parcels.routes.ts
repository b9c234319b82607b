import * as contract from '@rialto/contract/calls/parcels.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { moduleOf } from '../../platform/http/scope.ts';
import { paged, slice } from '../../platform/http/paging.ts';
import type { Shop } from '../content/content.public.ts';
import { parcelCategory, parcelInstruction, tip } from './parcels.view.ts';
import { openParcelLists } from './open-parcel-lists.ts';

export function parcelRoutes(app: App, shop: Shop): void {
  const lists = openParcelLists(app);

  bind(app, contract.listParcelCategories, async ({ scope, viewer }) => {
    const [rows, seen] = await Promise.all([lists.parcelCategories(moduleOf(scope)), viewer()]);
    return rows.map((row) => parcelCategory(row, seen));
  });
  bind(app, contract.listParcelInstructions, async ({ scope, query }) => {
    const rows = await lists.parcelInstructions();
    const shown = slice(rows, query).map((row) => parcelInstruction(row, scope.language));
    return { ...paged(query, rows.length), data: shown };
  });
  bind(app, contract.listTips, async () => {
    const [tips, { currency }] = await Promise.all([lists.tips(), shop.settings()]);
    return tips.map((row) => tip(row, currency.digits));
  });
}
