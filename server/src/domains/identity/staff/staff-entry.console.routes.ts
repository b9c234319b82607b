import * as contract from '@rialto/contract/calls/console/team/staff-entry.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { flag } from '../../../platform/wire-values.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { acceptInvitation, readInvitation } from './members/accept-invitation.ts';
import { becomeOwner, readOwnerLink } from './owner-link/become-owner.ts';

/** The pages behind the links that make an account: the owner's, and invitations. */
export function staffEntryRoutes(app: App, deps: IdentityDeps): void {
  const { shopName } = deps.settings;
  bind(app, contract.readOwnerLink, async ({ body, ip, scope }) => ({
    owners: await readOwnerLink(app, body.secret, ip),
    shop_name: (await shopName())(scope.language),
  }));
  bind(app, contract.becomeOwner, async (call) => ({ token: await becomeOwner(app, call.body, call) }));
  bind(app, contract.readInvitation, async ({ body, ip, scope }) => {
    const { isReset, ...offer } = await readInvitation(app, body.secret, ip);
    return { ...offer, is_reset: flag(isReset), shop_name: (await shopName())(scope.language) };
  });
  bind(app, contract.acceptInvitation, async (call) => ({ token: await acceptInvitation(deps, call.body, call) }));
}
