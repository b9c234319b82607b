import { startSocialLogin } from '@rialto/contract/calls/social.ts';
import { callApi } from '../../../platform/api/api.ts';
import { savePendingSignIn } from './pending-sign-in.ts';

/** Where to sign in elsewhere. What the way back needs is kept before anybody leaves. */
export async function startSocialSignIn(medium: string, from: string | null): Promise<string> {
  const { request_id, authorization_url } = await callApi(startSocialLogin, { body: { medium } });
  savePendingSignIn({ requestId: request_id, from });
  return authorization_url;
}
