import * as contract from '@rialto/contract/calls/payments.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { openOfflineMethods } from './offline/open-offline-methods.ts';
import type { Payments } from './open-payments.ts';
import { offlineMethod } from './payments.view.ts';
import { webhookRoutes } from './webhook.routes.ts';

export function paymentRoutes(app: App, payments: Payments): void {
  const offlineMethods = openOfflineMethods(app);
  webhookRoutes(app, payments);

  bind(app, contract.listOfflineMethods, async ({ scope }) =>
    (await offlineMethods()).map((row) => offlineMethod(row, scope.language)),
  );
}
