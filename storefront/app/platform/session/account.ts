import { readDevice, useDevice, writeDevice } from './device.ts';
import { notifyOwnerChange } from './owner-change.ts';

/** Whether somebody is signed in on this device; nobody is while the server renders. */
export function useIsSignedIn(): boolean {
  return useDevice('token') !== null;
}

export function isSignedIn(): boolean {
  return readDevice('token') !== null;
}

/** From now on this device is the customer's. What the guest had in the cart has moved to the account. */
export function saveToken(token: string): void {
  writeDevice('token', token);
  writeDevice('guest_id', null);
  notifyOwnerChange();
}

export function dropToken(): void {
  writeDevice('token', null);
  notifyOwnerChange();
}
