import type { Body } from '@rialto/contract/http/endpoint.ts';
import * as contract from '@rialto/contract/calls/account/profile.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { signedIn } from '../../../platform/http/caller.ts';
import { textOf } from '../../../platform/texts.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { changeProfile } from './change-profile.ts';
import { changeSettings } from './change-settings.ts';
import type { ProfileForm } from './check-profile-form.ts';
import { profile } from './profile.view.ts';
import { readProfile } from './read-profile.ts';
import { removeAccount } from './remove-account.ts';

export function profileRoutes(app: App, deps: IdentityDeps): void {
  bind(app, contract.readProfile, async (call) => {
    const { row, facts } = await readProfile(call.db, signedIn(call), deps.settings.hooks);
    return profile(row, facts);
  });
  bind(app, contract.updateProfile, async (call) => {
    const { scope, body, files } = call;
    const [picture = null] = files['image'] ?? [];
    const { token, language } = scope;
    const update = { customerId: signedIn(call), token: token ?? '', form: formOf(body), picture, language };
    await changeProfile(deps, update);
    return { message: textOf('account.updated', language) };
  });
  bind(app, contract.changeProfile, async (call) => {
    const { token, language } = call.scope;
    const form = formOf(call.body);
    await changeProfile(deps, { customerId: signedIn(call), token: token ?? '', form, picture: null, language });
    return { message: textOf('account.updated', language) };
  });
  bind(app, contract.changeSettings, async (call) => {
    await changeSettings(deps, signedIn(call), {
      language: call.body.language,
      notifiesOrders: call.body.order_notifications,
      notifiesOffers: call.body.offer_notifications,
    });
    return { message: textOf('account.updated', call.scope.language) };
  });
  bind(app, contract.removeAccount, async (call) => {
    await removeAccount(deps, { customerId: signedIn(call), givesUpWallet: call.query.give_up_wallet === 1 });
    return { message: textOf('account.deleted', call.scope.language) };
  });
}

function formOf(body: Body<typeof contract.changeProfile>): ProfileForm {
  return {
    fName: body.f_name ?? '',
    lName: body.l_name ?? '',
    phone: body.phone,
    email: body.email ?? '',
    password: body.password ?? '',
    confirmPassword: body.confirm_password ?? '',
    currentPassword: body.current_password ?? '',
  };
}
