import { CallRefused } from '@rialto/api-client/call-refused.ts';

const RETRY_DELAY_MS = 300;
const SERVER_FAULT = 500;

/** Retries once after a network failure or a server fault. A refusal is final. */
export async function fetchWithRetry<T>(fetch: (signal: AbortSignal) => Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await fetch(signal);
  } catch (thrown) {
    if (thrown instanceof CallRefused && thrown.status < SERVER_FAULT) throw thrown;
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    if (signal.aborted) throw thrown;
    return fetch(signal);
  }
}
