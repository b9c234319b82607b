import type { Post } from './message.ts';

const ANSWER_LIMIT_MS = 8_000;

/** Any gateway that takes { to, text } as JSON, with the id of the message as its idempotency key. */
export function smsPost({ url, token }: { url: string; token: string | null }): Post {
  return async ({ to, text }, id) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        ...(token !== null && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
  };
}
