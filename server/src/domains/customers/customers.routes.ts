import * as contract from '@rialto/contract/calls/customer.ts';
import type { App } from '../../platform/app.ts';
import { bind } from '../../platform/http/bind.ts';
import { signedIn } from '../../platform/http/caller.ts';
import { textOf } from '../../platform/texts.ts';
import type { Shop } from '../content/content.public.ts';
import type { Geo } from '../geo/geo.public.ts';
import { addressRoutes } from './addresses/addresses.routes.ts';
import { chooseInterests } from './interests/choose-interests.ts';

export function customerRoutes(app: App, shop: Shop, geo: Pick<Geo, 'zones'>): void {
  addressRoutes(app, shop, geo);
  bind(app, contract.updateInterest, async (call) => {
    await chooseInterests(call.db, signedIn(call), call.body.interest);
    return { message: textOf('account.interests_saved', call.scope.language) };
  });
}
