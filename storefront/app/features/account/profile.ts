import { readProfile, type Profile } from '@rialto/contract/calls/account/profile.ts';
import { callApi } from '../../platform/api/api.ts';
import { invalidate, owned } from '../../platform/query/invalidate.ts';
import type { Query } from '../../platform/query/query.ts';
import { useCached, useQuery } from '../../platform/query/use-query.ts';
import { isSignedIn, mirrorInterests, useIsSignedIn } from '../../platform/session/account.ts';

/** The profile of the customer; null for a guest. */
export const profileQuery = (): Query<Profile | null> => ({
  key: ['profile'],
  fetch: async (signal) => {
    const profile = isSignedIn() ? await callApi(readProfile, { signal }) : null;
    if (profile) mirrorInterests(profile.interest);
    return profile;
  },
  ...owned,
});

/** The profile as far as it is loaded. */
export function useProfile(): Profile | null {
  const state = useCached<Profile | null>(profileQuery().key);
  return state.kind === 'ready' ? state.data : null;
}

/** Reads the profile again, such as after it was changed. */
export function refreshProfile(): Promise<void> {
  return invalidate(profileQuery().key);
}

/** Loads the profile on every page. One component of the shell does so for all. */
export function useFreshProfile(): void {
  useQuery(useIsSignedIn() ? profileQuery() : null);
}
