import * as contract from '@rialto/contract/payments.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { openOfflineMethods } from './open-offline-methods.ts';
import { offlineMethod } from './payments.view.ts';

export function paymentRoutes(app: App): void {
  const offlineMethods = openOfflineMethods(app);

  bind(app, contract.listOfflineMethods, async ({ scope }) =>
    (await offlineMethods()).map((row) => offlineMethod(row, scope.language)),
  );
}
