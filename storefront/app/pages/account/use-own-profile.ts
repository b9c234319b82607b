import type { Profile } from '@rialto/contract/calls/profile.ts';
import { useEffect, useState } from 'react';
import { refreshProfile, useProfile } from '../../features/account/profile.ts';

export type OwnProfile =
  { kind: 'loading' } | { kind: 'failed'; retry: () => void } | { kind: 'known'; profile: Profile };

/** The customer's profile, freshly loaded, with its loading error. */
export function useOwnProfile(): OwnProfile {
  const profile = useProfile();
  // Keep showing the profile while it reloads, so that typed values are not lost.
  const [kept, setKept] = useState(profile);
  if (profile && profile !== kept) setKept(profile);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailed] = useState(-1);
  useEffect(() => {
    let isGone = false;
    void refreshProfile().then((read) => !read && !isGone && setFailed(attempt));
    return () => {
      isGone = true;
    };
  }, [attempt]);
  if (kept) return { kind: 'known', profile: kept };
  return failedAttempt === attempt ? { kind: 'failed', retry: () => setAttempt(attempt + 1) } : { kind: 'loading' };
}
