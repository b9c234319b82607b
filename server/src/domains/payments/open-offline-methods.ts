import { listOfflineMethods } from '@rialto/contract/payments.ts';
import type { App } from '../../platform/app.ts';
import { kept } from '../../platform/kept.ts';
import { activeOfflineMethods, type OfflineMethodRow } from './offline.sql.ts';

/** The ways to pay outside the shop, in the order they are shown. */
export function openOfflineMethods(app: App): () => Promise<OfflineMethodRow[]> {
  return kept(app, {
    seconds: listOfflineMethods.cacheSeconds,
    tables: ['offline_payment_methods'],
    load: activeOfflineMethods,
  });
}
