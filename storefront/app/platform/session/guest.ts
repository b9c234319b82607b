import { requestGuest } from '@rialto/contract/calls/account/guests.ts';
import { callApi } from '../api/api.ts';
import { isSignedIn } from './account.ts';
import { readDevice, writeDevice } from './device.ts';

let asked: Promise<string> | null = null;

/** The guest id of this device; requested once and then stored (ACC-04). */
function guestId(): Promise<string> {
  const kept = readDevice('guest_id');
  if (kept) return Promise.resolve(kept);
  asked ??= callApi(requestGuest, {})
    .then(({ guest_id }) => {
      writeDevice('guest_id', guest_id);
      return guest_id;
    })
    .finally(() => {
      asked = null;
    });
  return asked;
}

/** The owner of a call: nothing for a customer, who has a token; the guest id otherwise. */
export async function ownerFields(): Promise<{ guest_id?: string }> {
  return isSignedIn() ? {} : { guest_id: await guestId() };
}

/** The guest id, if this device has one: for calls with an optional owner, and for those that make a visitor a guest. */
export function storedGuest(): { guest_id?: string } {
  const kept = isSignedIn() ? null : readDevice('guest_id');
  return kept ? { guest_id: kept } : {};
}

/** Whether the visitor is neither signed in nor a guest yet. */
export function hasNoOwner(): boolean {
  return !isSignedIn() && readDevice('guest_id') === null;
}

/** Stores the guest that the visitor became with a call. */
export function keepGuest<Answer extends { guest_id?: string }>({
  guest_id,
  ...answer
}: Answer): Omit<Answer, 'guest_id'> {
  if (guest_id !== undefined) writeDevice('guest_id', guest_id);
  return answer;
}
