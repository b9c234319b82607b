import { requestGuest } from '@rialto/contract/auth.ts';
import { useEffect } from 'react';
import { callApi } from '../../platform/api.ts';
import { readDevice, writeDevice } from '../../platform/session/device.ts';

let asking = false;

/** A visitor without an account needs an id for their cart. It is asked for once and kept on the device. */
export function useGuestId(): void {
  useEffect(() => {
    if (asking || readDevice('token') || readDevice('guest_id')) return;
    asking = true;
    callApi(requestGuest, {})
      .then(({ guest_id }) => writeDevice('guest_id', guest_id))
      // Nothing is lost: the next page asks again.
      .catch(() => undefined)
      .finally(() => {
        asking = false;
      });
  }, []);
}
