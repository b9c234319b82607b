import { socialLogin } from '@rialto/contract/calls/account/social.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { storedGuest } from '../../../platform/session/guest.ts';
import type { SocialProfile } from './social-register-form.tsx';
import { readCallback, takePendingSignIn, type PendingSignIn } from './pending-sign-in.ts';
import { refusalOf } from '../forms/use-sending.ts';

/** The result of a social sign-in. */
export type SocialOutcome =
  | { kind: 'waiting' }
  | { kind: 'failed'; text: string | null }
  | { kind: 'signed in'; token: string }
  | { kind: 'code'; requestId: string; sentTo: string | null }
  | { kind: 'register'; profile: SocialProfile };

type Return = { outcome: SocialOutcome; pending: PendingSignIn | null };

/** Completes the sign-in once and removes the single-use code from the URL. */
export function useSocialReturn() {
  const [{ outcome, pending }, setReturn] = useState<Return>({ outcome: { kind: 'waiting' }, pending: null });
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const callback = readCallback(new URLSearchParams(location.search));
    const stored = takePendingSignIn();
    history.replaceState(history.state, '', location.pathname);
    if (!callback || !stored) {
      setReturn({ outcome: { kind: 'failed', text: null }, pending: stored });
      return;
    }
    void completeSignIn(stored, callback).then((ended) => setReturn({ outcome: ended, pending: stored }));
  }, []);
  return { outcome, pending, setOutcome: (next: SocialOutcome) => setReturn({ outcome: next, pending }) };
}

async function completeSignIn(
  pending: PendingSignIn,
  callback: { code: string; state: string },
): Promise<SocialOutcome> {
  try {
    const body = { request_id: pending.requestId, ...callback, ...storedGuest() };
    const { token, request_id, registration_token, f_name, l_name, email } = await callApi(socialLogin, { body });
    if (token) return { kind: 'signed in', token };
    if (request_id) return { kind: 'code', requestId: request_id, sentTo: email };
    if (!registration_token) return { kind: 'failed', text: null };
    const profile = { registrationToken: registration_token, f_name: f_name ?? '', l_name: l_name ?? '', email };
    return { kind: 'register', profile };
  } catch (thrown) {
    return { kind: 'failed', text: refusalOf(thrown).text };
  }
}
