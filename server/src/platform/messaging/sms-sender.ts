import type { Sender } from './outgoing-message.ts';

const TIMEOUT_MS = 8_000;

/** Posts { to, text } as JSON to an SMS gateway, with the message id as idempotency key. */
export function smsSender({ url, token }: { url: string; token: string | null }): Sender {
  return async ({ to, text }, id) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`SMS gateway returned status ${response.status}`);
  };
}
