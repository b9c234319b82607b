import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { MIB } from '../../../platform/cache/byte-lru.ts';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { createCircuit } from '../../../platform/outside/circuit.ts';
import { readJson, ServiceFault } from '../../../platform/outside/read-json.ts';

/** What an outside service needs of us. */
export type OutsideDeps = {
  clock: Clock;
  log: { warn(fields: object, message: string): void };
  timeoutMs?: number;
  maxBytes?: number;
};

type Service = {
  name: string;
  /** Fixed by the operator; nothing a visitor sends can lead elsewhere. */
  baseUrl: string;
  /** Sent with every question, and never told to anyone else. */
  secrets?: Record<string, string>;
};

export type Question<S extends TSchema, T> = {
  /** For the log, which must not learn where somebody lives from path or parameters. */
  what: string;
  /** Below the base URL; made of constants and numbers only. */
  path: string;
  params: Record<string, string>;
  headers?: Record<string, string>;
  shape: S;
  /** Statuses whose body is an answer too. */
  readableStatuses?: readonly number[];
  /** Takes what we need out of the answer; throws ServiceFault where the answer says that the service is unusable. */
  read(answer: Static<S>): T;
};

/** Asks a service outside: once for many, not for long, not for much, and not at all while it is broken. */
export type GuardedFetch = <S extends TSchema, T>(question: Question<S, T>) => Promise<T>;

const TIMEOUT_MS = 2_500;
const CACHE_MS = 5 * 60_000;
const MAX_CACHE_BYTES = 8 * MIB;
const MAX_BYTES = 512 * 1024;

export function createGuardedFetch(service: Service, deps: OutsideDeps): GuardedFetch {
  const circuit = createCircuit(deps.clock);
  const responses = ttlCache<unknown>(deps.clock, { ttlMs: CACHE_MS, maxBytes: MAX_CACHE_BYTES });

  async function ask<S extends TSchema, T>(question: Question<S, T>): Promise<T> {
    if (!circuit.mayAsk()) throw unavailable();
    try {
      const answer = await fetchAnswer(service, question, deps);
      circuit.succeeded();
      return answer;
    } catch (thrown) {
      // A question it does not like says nothing about its health: a visitor must not be able to shut it for others.
      if (thrown instanceof RejectedQuestion) circuit.succeeded();
      else circuit.failed();
      const reason = reasonOf(thrown, service);
      deps.log.warn({ service: service.name, what: question.what, reason }, 'A map service failed');
      throw unavailable();
    }
  }

  return <S extends TSchema, T>(question: Question<S, T>) =>
    responses.read(keyOf(question), () => ask(question)) as Promise<T>;
}

async function fetchAnswer<S extends TSchema, T>(
  { baseUrl, secrets }: Service,
  { path, params, headers, shape, readableStatuses = [], read }: Question<S, T>,
  { timeoutMs = TIMEOUT_MS, maxBytes = MAX_BYTES }: OutsideDeps,
): Promise<T> {
  const url = `${baseUrl.replace(/\/+$/, '')}${path}?${new URLSearchParams({ ...params, ...secrets })}`;
  const response = await fetch(url, {
    headers: { accept: 'application/json', ...headers },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok && !readableStatuses.includes(response.status)) {
    await response.body?.cancel();
    if (response.status === 400 || response.status === 404) throw new RejectedQuestion(`status ${response.status}`);
    throw new ServiceFault(`status ${response.status}`);
  }
  const answer = await readJson(response, maxBytes);
  if (!Check(shape, answer)) throw new ServiceFault('the answer has an unknown shape');
  return read(answer);
}

class RejectedQuestion extends ServiceFault {}

function keyOf({ path, params, headers }: Question<TSchema, unknown>): string {
  return JSON.stringify([path, params, headers]);
}

function unavailable(): RefusalError {
  return new RefusalError({ code: 'map_service_unavailable' });
}

/** For the log: what went wrong, without the address asked, which holds the key. */
function reasonOf(thrown: unknown, { secrets = {} }: Service): string {
  if (!(thrown instanceof ServiceFault)) return faultText(thrown);
  return Object.values(secrets)
    .reduce((text, secret) => text.replaceAll(secret, '***'), thrown.message)
    .slice(0, 300);
}

/** The message of a failed fetch may quote the whole address, so only its name and cause are told. */
function faultText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const { cause } = thrown;
  if (!(cause instanceof Error)) return thrown.name;
  return `${thrown.name}: ${'code' in cause ? String(cause.code) : cause.message}`;
}
