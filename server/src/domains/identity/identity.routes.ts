import * as contract from '@rialto/contract/auth.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { requestGuest } from './request-guest.ts';

export function identityRoutes(app: App): void {
  bind(app, contract.requestGuest, async ({ db }) => ({ guest_id: await requestGuest(db) }));
}
