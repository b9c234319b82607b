import { writeLocal, readLocal } from './local-storage.ts';
import { createStore } from './store.ts';

/** The token of the signed-in member of staff; null without a session. */
export const sessionToken = createStore<string | null>(readLocal('token'));

export function startSession(token: string): void {
  writeLocal('token', token);
  sessionToken.set(token);
}

export function endSession(): void {
  writeLocal('token', null);
  sessionToken.set(null);
}
