import { keep, readKept } from './kept.ts';
import { createStore } from './store.ts';

/** The token of the signed-in member of staff; null without a session. */
export const sessionToken = createStore<string | null>(readKept('token'));

export function startSession(token: string): void {
  keep('token', token);
  sessionToken.set(token);
}

export function endSession(): void {
  keep('token', null);
  sessionToken.set(null);
}
