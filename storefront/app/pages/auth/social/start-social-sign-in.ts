import { startSocialLogin } from '@rialto/contract/calls/account/social.ts';
import { callApi } from '../../../platform/api/api.ts';
import { savePendingSignIn } from './pending-sign-in.ts';

/** Returns the provider's URL. The pending sign-in is stored before the redirect. */
export async function startSocialSignIn(medium: string, from: string | null): Promise<string> {
  const { request_id, authorization_url } = await callApi(startSocialLogin, { body: { medium } });
  savePendingSignIn({ requestId: request_id, from });
  return authorization_url;
}
