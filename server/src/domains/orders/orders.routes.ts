import * as contract from '@rialto/contract/orders.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { paged, slice } from '../catalog/catalog.public.ts';
import { openReasons } from './open-reasons.ts';
import { reason } from './orders.view.ts';

export function orderRoutes(app: App): void {
  const reasons = openReasons(app);

  bind(app, contract.listCancellationReasons, async ({ scope, query }) => {
    const rows = await reasons.toCancel(query.type ?? 'customer');
    return { ...paged(query, rows.length), reasons: slice(rows, query).map((row) => reason(row, scope.language)) };
  });
  bind(app, contract.listRefundReasons, async ({ scope }) => ({
    refund_reasons: (await reasons.toRefund()).map((row) => reason(row, scope.language)),
  }));
}
