import type { Profile } from '@rialto/contract/calls/account/profile.ts';
import { profileQuery } from '../../features/account/profile.ts';
import { useLiveEvent } from '../../platform/live/live.ts';
import { useLatestData } from '../../platform/query/use-latest-data.ts';
import { useQuery } from '../../platform/query/use-query.ts';

export type OwnProfile =
  | { kind: 'loading' }
  | { kind: 'failed'; retry: () => void }
  | { kind: 'known'; profile: Profile };

/** The profile for the pages of the account, read again by each of them. */
export function useOwnProfile(): OwnProfile {
  const result = useQuery(profileQuery());
  useLiveEvent('reset', result.refetch);
  // While it is loaded again, the forms stay mounted and keep what was typed.
  const profile = useLatestData(result);
  if (profile) return { kind: 'known', profile };
  return result.kind === 'loading' ? { kind: 'loading' } : { kind: 'failed', retry: result.refetch };
}
