import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Clock } from '../../../platform/clock.ts';
import { createCircuit } from '../../../platform/outside/circuit.ts';
import { readJson } from '../../../platform/outside/read-json.ts';
import { ProviderFault } from '../payment-provider.ts';
import { stripeFault } from './stripe-shapes.ts';

export type StripeSettings = { secretKey: string; webhookSecret: string; baseUrl: string };
export type StripeDeps = { clock: Clock; timeoutMs?: number };

type StripeRequest<S extends TSchema> = {
  path: `/v1/${string}`;
  form: Record<string, string>;
  /** Idempotency key. */
  key: string;
  shape: S;
};

export type CallStripe = <S extends TSchema>(request: StripeRequest<S>) => Promise<Static<S>>;

/** Shorter than our own request timeout, so the payer still gets a response. */
const TIMEOUT_MS = 6_000;
const MAX_BYTES = 256 * 1024;
/** Pins the API version; the default depends on the account. */
const STRIPE_VERSION = '2024-06-20';

/** Calls Stripe with a timeout, a size limit, no redirects and a circuit breaker. */
export function createStripeClient(
  { secretKey, baseUrl }: StripeSettings,
  { clock, timeoutMs = TIMEOUT_MS }: StripeDeps,
): CallStripe {
  const circuit = createCircuit(clock);
  return async ({ path, form, key, shape }) => {
    if (!circuit.mayAsk()) throw new ProviderFault('Stripe is not called while the circuit is open');
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
      const body = await readJson(response, MAX_BYTES);
      if (!response.ok) throw rejection(response.status, body);
      if (!Check(shape, body)) throw new ProviderFault('the response has an unknown shape');
      circuit.succeeded();
      return body;
    } catch (thrown) {
      if (thrown instanceof Rejected) circuit.succeeded();
      else circuit.failed();
      const code = thrown instanceof ProviderFault ? thrown.code : '';
      throw new ProviderFault(`Stripe, ${path.split('/')[2]}: ${reasonOf(thrown)}`, code);
    }
  };
}

/** An error about this one request; Stripe itself is healthy. */
class Rejected extends ProviderFault {}

function rejection(status: number, body: unknown): ProviderFault {
  const code = Check(stripeFault, body) ? (body.error.code ?? body.error.type) : 'no reason';
  const isOurMistake = status >= 400 && status < 500 && status !== 429;
  return new (isOurMistake ? Rejected : ProviderFault)(`status ${status}, ${code.slice(0, 100)}`, code);
}

/** For the log, without URL and key, which the message of a failed fetch may contain. */
function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const isOurs = thrown instanceof ProviderFault || thrown.name === 'ServiceFault';
  return isOurs ? thrown.message : thrown.name;
}
