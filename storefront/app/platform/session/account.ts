import { readDevice, useDevice, writeDevice } from './device.ts';
import { notifyOwnerChange } from './owner-change.ts';

/** Whether a customer is signed in on this device; always false during the server render. */
export function useIsSignedIn(): boolean {
  return useDevice('token') !== null;
}

export function isSignedIn(): boolean {
  return readDevice('token') !== null;
}

/** Signs this device in. The guest's cart has moved to the account. */
export function saveToken(token: string): void {
  writeDevice('token', token);
  writeDevice('guest_id', null);
  notifyOwnerChange();
}

export function dropToken(): void {
  writeDevice('token', null);
  notifyOwnerChange();
}
