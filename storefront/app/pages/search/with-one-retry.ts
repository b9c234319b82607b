import { CallRefused } from '@rialto/api-client/call-refused.ts';

const SERVER_FAULT = 500;

/** Asks once more when the network or the server failed. A refusal stays one however often it is asked for. */
export async function withOneRetry<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (thrown) {
    if (thrown instanceof CallRefused && thrown.status < SERVER_FAULT) throw thrown;
    return ask();
  }
}
