import { readDevice, useDevice, writeDevice } from './device.ts';

/** Whether a customer is signed in on this device; false while the server renders. */
export function useIsSignedIn(): boolean {
  return useDevice('token') !== null;
}

export function isSignedIn(): boolean {
  return readDevice('token') !== null;
}

/** Signs the customer in on this device. The server has moved the guest's cart to the account. */
export function saveToken(token: string): void {
  writeDevice('token', token);
  writeDevice('guest_id', null);
}

export function dropToken(): void {
  writeDevice('token', null);
}
