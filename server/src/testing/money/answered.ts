import type { LightMyRequestResponse } from 'fastify';

/**
 * Sends a request until the shop answers it. A transaction that waits for a row longer than two seconds changes nothing:
 * the shop is busy, which it says with 503 and Retry-After.
 */
export async function answered(ask: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  for (;;) {
    const answer = await ask();
    if (answer.statusCode !== 503) return answer;
    if (!answer.headers['retry-after']) throw new Error(`A busy shop did not say when to ask again: ${answer.body}`);
  }
}
