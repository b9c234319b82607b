import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Clock } from '../../../platform/clock.ts';
import { createCircuit } from '../../../platform/outside/circuit.ts';
import { readJson } from '../../../platform/outside/read-json.ts';
import { ProviderFault } from '../payment-provider.ts';
import { stripeFault } from './stripe-shapes.ts';

export type StripeSettings = { secretKey: string; webhookSecret: string; baseUrl: string };
export type StripeDeps = { clock: Clock; timeoutMs?: number };

type Question<S extends TSchema> = {
  path: `/v1/${string}`;
  form: Record<string, string>;
  /** Stripe does the same thing once for one key, however often it is asked. */
  key: string;
  shape: S;
};

export type AskStripe = <S extends TSchema>(question: Question<S>) => Promise<Static<S>>;

/** Below the limit of a request of ours, so that the payer still gets an answer. */
const TIMEOUT_MS = 6_000;
const MAX_BYTES = 256 * 1024;
/** The version that the shapes were read in; an account's own default may be any. */
const STRIPE_VERSION = '2024-06-20';

/** Asks Stripe: not for long, not for much, following nobody, and not at all while it is broken. */
export function askStripe(
  { secretKey, baseUrl }: StripeSettings,
  { clock, timeoutMs = TIMEOUT_MS }: StripeDeps,
): AskStripe {
  const circuit = createCircuit(clock);
  return async ({ path, form, key, shape }) => {
    if (!circuit.mayAsk()) throw new ProviderFault('Stripe is left alone for a while');
    try {
      const response = await fetch(`${baseUrl.replace(/\/+$/, '')}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${secretKey}`,
          'idempotency-key': key,
          'stripe-version': STRIPE_VERSION,
          'content-type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams(form).toString(),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = await readJson(response, MAX_BYTES);
      if (!response.ok) throw rejection(response.status, answer);
      if (!Check(shape, answer)) throw new ProviderFault('the answer has an unknown shape');
      circuit.succeeded();
      return answer;
    } catch (thrown) {
      if (thrown instanceof Rejected) circuit.succeeded();
      else circuit.failed();
      const code = thrown instanceof ProviderFault ? thrown.code : '';
      throw new ProviderFault(`Stripe, ${path.split('/')[2]}: ${reasonOf(thrown)}`, code);
    }
  };
}

/** An answer about this one question; it says nothing about Stripe's health. */
class Rejected extends ProviderFault {}

function rejection(status: number, answer: unknown): ProviderFault {
  const code = Check(stripeFault, answer) ? (answer.error.code ?? answer.error.type) : 'no reason';
  const isAboutUs = status >= 400 && status < 500 && status !== 429;
  return new (isAboutUs ? Rejected : ProviderFault)(`status ${status}, ${code.slice(0, 100)}`, code);
}

/** For the log: never the address or the key, which the message of a failed fetch may quote. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const isOurs = thrown instanceof ProviderFault || thrown.name === 'ServiceFault';
  return isOurs ? thrown.message : thrown.name;
}
