import { readProfile, type Profile } from '@rialto/contract/calls/profile.ts';
import { useEffect } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { createShared } from '../../platform/query/shared-value.ts';
import { readDevice, useDevice } from '../../platform/session/device.ts';
import { onOwnerChange } from '../../platform/session/owner-change.ts';

const profile = createShared<Profile | null>(null);
let reading: Promise<Profile | null> | null = null;

onOwnerChange(() => {
  reading = null;
  profile.write(null);
});

/** Who is signed in, once that is known. */
export const useProfile = profile.use;

/** Asks the server again, such as after the profile was changed. */
export function refreshProfile(): Promise<Profile | null> {
  const token = readDevice('token');
  if (token === null) {
    profile.write(null);
    return Promise.resolve(null);
  }
  reading ??= callApi(readProfile, {})
    .then((read) => {
      // Whoever was asked about may have left since.
      if (readDevice('token') === token) profile.write(read);
      return profile.read();
    })
    .catch(() => profile.read())
    .finally(() => {
      reading = null;
    });
  return reading;
}

/** Keeps the profile of this page fresh; one part of the frame does so for all. */
export function useFreshProfile(): void {
  const token = useDevice('token');
  useEffect(() => void refreshProfile(), [token]);
}
