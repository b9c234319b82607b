import { startSocialLogin } from '@rialto/contract/calls/social.ts';
import { callApi } from '../../../platform/api/api.ts';
import { keepWay } from './social-way.ts';

/** Where to sign in elsewhere. What the way back needs is kept before anybody leaves. */
export async function startWay(medium: string, from: string | null): Promise<string> {
  const { request_id, authorization_url } = await callApi(startSocialLogin, { body: { medium } });
  keepWay({ requestId: request_id, from });
  return authorization_url;
}
