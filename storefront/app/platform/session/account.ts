import { INTERESTS_COOKIE, SIGNED_IN_COOKIE } from '@rialto/contract/http/scope-cookie.ts';
import { readDevice, useDevice, writeDevice } from './device.ts';
import { writeCookie } from './write-cookie.ts';

/** Whether a customer is signed in on this device. The server does not know the token and uses the hint of its cookie. */
export function useIsSignedIn(hint = false): boolean {
  return useDevice('token', hint ? '' : null) !== null;
}

export function isSignedIn(): boolean {
  return readDevice('token') !== null;
}

/** Signs the customer in on this device. The server has moved the guest's cart to the account. */
export function saveToken(token: string): void {
  writeDevice('token', token);
  mirrorSignIn();
  writeDevice('guest_id', null);
}

export function dropToken(): void {
  writeDevice('token', null);
  // The shop forgot the subscription with the session.
  writeDevice('push_endpoint', null);
  mirrorSignIn();
}

/** Mirrors the sign-in for the server's next page, which shows the account or the sign-in link (decision 10). */
export function mirrorSignIn(): void {
  writeCookie(SIGNED_IN_COOKIE, isSignedIn() ? '1' : null);
  if (!isSignedIn()) writeCookie(INTERESTS_COOKIE, null);
}

/** Lets the server put the customer's favourite categories first. */
export function mirrorInterests(ids: readonly number[]): void {
  writeCookie(INTERESTS_COOKIE, ids.length > 0 ? ids.join('-') : null);
}
