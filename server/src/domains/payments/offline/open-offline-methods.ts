import { listOfflineMethods } from '@rialto/contract/calls/payments.ts';
import type { App } from '../../../platform/app.ts';
import { cachedUntilChanged } from '../../../platform/cache/cached-until-changed.ts';
import { activeOfflineMethods, type OfflineMethodRow } from './offline.sql.ts';

/** Active offline payment methods in display order. */
export function openOfflineMethods(app: App): () => Promise<OfflineMethodRow[]> {
  return cachedUntilChanged(app, {
    seconds: listOfflineMethods.cacheSeconds,
    tables: ['offline_payment_methods'],
    load: activeOfflineMethods,
  });
}
