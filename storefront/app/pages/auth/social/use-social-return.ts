import { socialLogin } from '@rialto/contract/calls/social.ts';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { knownGuest } from '../../../platform/session/guest.ts';
import type { Told } from './social-register-form.tsx';
import { broughtBack, takeWay, type SocialWay } from './social-way.ts';
import { refusalOf } from '../forms/use-sending.ts';

/** What became of a sign-in elsewhere. */
export type SocialOutcome =
  | { kind: 'waiting' }
  | { kind: 'failed'; text: string | null }
  | { kind: 'signed in'; token: string }
  | { kind: 'code'; requestId: string; sentTo: string | null }
  | { kind: 'register'; told: Told };

type Return = { outcome: SocialOutcome; way: SocialWay | null };

/** Ends the way once; the code in the address opens nothing a second time, so it does not stay there. */
export function useSocialReturn() {
  const [{ outcome, way }, setReturn] = useState<Return>({ outcome: { kind: 'waiting' }, way: null });
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    const brought = broughtBack(new URLSearchParams(location.search));
    const kept = takeWay();
    history.replaceState(history.state, '', location.pathname);
    if (!brought || !kept) {
      setReturn({ outcome: { kind: 'failed', text: null }, way: kept });
      return;
    }
    void endWay(kept, brought).then((ended) => setReturn({ outcome: ended, way: kept }));
  }, []);
  return { outcome, way, goOn: (next: SocialOutcome) => setReturn({ outcome: next, way }) };
}

async function endWay(way: SocialWay, brought: { code: string; state: string }): Promise<SocialOutcome> {
  try {
    const body = { request_id: way.requestId, ...brought, ...knownGuest() };
    const { token, request_id, registration_token, f_name, l_name, email } = await callApi(socialLogin, { body });
    if (token) return { kind: 'signed in', token };
    if (request_id) return { kind: 'code', requestId: request_id, sentTo: email };
    if (!registration_token) return { kind: 'failed', text: null };
    const told = { registrationToken: registration_token, f_name: f_name ?? '', l_name: l_name ?? '', email };
    return { kind: 'register', told };
  } catch (thrown) {
    return { kind: 'failed', text: refusalOf(thrown).text };
  }
}
