import * as contract from '@rialto/contract/calls/account/social.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { App } from '../../../platform/app.ts';
import { bind } from '../../../platform/http/bind.ts';
import { flag } from '../../../platform/wire-values.ts';
import { textOf } from '../../../platform/texts.ts';
import type { IdentityDeps } from '../identity-settings.ts';
import { originOf } from '../request-origin.ts';
import { oidcClients } from './oidc-clients.ts';
import { socialLogin, type SocialOutcome } from './social-login.ts';
import { socialRegister } from './social-register.ts';
import { startSocialLogin } from './start-social-login.ts';

export function socialRoutes(app: App, deps: IdentityDeps): void {
  const clients = oidcClients(deps.settings.social, app.http.log);

  bind(app, contract.startSocialLogin, async ({ body }) => {
    const { requestId, authorizationUrl } = await startSocialLogin(deps, clients, body.medium);
    return { request_id: requestId, authorization_url: authorizationUrl };
  });
  bind(app, contract.socialLogin, async (call) => {
    const { request_id, code, state, guest_id } = call.body;
    const callback = { requestId: request_id, code, state };
    return outcomeReply(await socialLogin(deps, clients, callback, originOf(call, guest_id)));
  });
  bind(app, contract.socialRegister, async (call) => {
    const { registration_token, f_name, l_name, phone, email, ref_code, guest_id } = call.body;
    const form = {
      registrationToken: registration_token,
      fName: f_name,
      lName: l_name,
      phone,
      email,
      refCode: ref_code,
    };
    const { token, requestId } = await socialRegister(deps, form, originOf(call, guest_id));
    const { language } = call.scope;
    const message = requestId === null ? textOf('account.created', language) : textOf('account.code_sent', language);
    return { token, is_phone_verified: 0, request_id: requestId, message };
  });
}

const noTokens = { token: null, is_phone_verified: 0, request_id: null, registration_token: null };
const noProfile = { f_name: null, l_name: null, email: null };

function outcomeReply(outcome: SocialOutcome): Reply<typeof contract.socialLogin> {
  switch (outcome.kind) {
    case 'signed in':
      return { ...noTokens, ...noProfile, token: outcome.token, is_phone_verified: flag(outcome.isPhoneVerified) };
    case 'link':
      return { ...noTokens, ...noProfile, request_id: outcome.requestId };
    case 'register': {
      const { fName, lName, email } = outcome.profile;
      return { ...noTokens, registration_token: outcome.registrationToken, f_name: fName, l_name: lName, email };
    }
  }
}
