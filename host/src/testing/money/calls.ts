import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 100;
const place = { latitude: '33.0', longitude: '27.0', zoneid: '[2]', moduleid: '1' };

export type Headers = Record<string, string>;
export type Answer = { status: number; body: Record<string, unknown> };
export type Call = { url: string; path: string; body: string; headers: Headers };

/** A call that means the same however often it is sent. */
export function callTo(url: string, path: string, body: object, headers: Headers): Call {
  return { url, path, body: JSON.stringify(body), headers: { 'idempotency-key': randomUUID(), ...headers } };
}

/** Null if there was no answer, as from a shop that was killed. */
export async function send({ url, path, body, headers }: Call): Promise<Answer | null> {
  try {
    const all = { ...place, 'content-type': 'application/json', ...headers };
    const answer = await fetch(`${url}/api/v1${path}`, { method: 'POST', headers: all, body });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  } catch {
    return null;
  }
}

/** Sends a call until it is answered. */
export async function ask(call: Call): Promise<Answer> {
  for (;;) {
    const answer = await send(call);
    if (answer && answer.status < 500) return answer;
    await wait(RETRY_MS);
  }
}

/** Sends a call that must succeed. */
export async function expectDone(call: Call): Promise<Record<string, unknown>> {
  const { status, body } = await ask(call);
  if (status !== 200) throw new Error(`${call.path} was answered ${status} ${JSON.stringify(body)}`);
  return body;
}
