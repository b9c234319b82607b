import { useEffect } from 'react';
import { isSignedIn } from '../platform/session/account.ts';
import { guestId } from '../platform/session/guest.ts';

/** A visitor without an account needs an id for their cart. */
export function useGuestId(): void {
  useEffect(() => {
    // Nothing is lost when it cannot be had now: whatever needs it asks again.
    if (!isSignedIn()) guestId().catch(() => undefined);
  }, []);
}
