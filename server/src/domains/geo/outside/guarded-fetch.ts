import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { ttlCache } from '../../../platform/cache/ttl-cache.ts';
import type { Clock } from '../../../platform/clock.ts';
import { RefusalError } from '../../../platform/refuse.ts';
import { createCircuit } from '../../../platform/outside/circuit.ts';
import { readJson, ServiceFault } from '../../../platform/outside/read-json.ts';

/** What a client of an external service needs. */
export type OutsideDeps = {
  clock: Clock;
  log: { warn(fields: object, message: string): void };
  timeoutMs?: number;
  maxBytes?: number;
};

type Service = {
  name: string;
  /** Set by the operator; no input of a visitor can change it. */
  baseUrl: string;
  /** Added to the parameters of every request and masked in logs. */
  secrets?: Record<string, string>;
};

export type ServiceRequest<S extends TSchema, T> = {
  /** The name for the log. Path and parameters are not logged, because they contain addresses. */
  what: string;
  /** Relative to the base URL; only constants and numbers. */
  path: string;
  params: Record<string, string>;
  headers?: Record<string, string>;
  shape: S;
  /** Error statuses whose body is read like a success. */
  readableStatuses?: readonly number[];
  /** Maps the response; throws ServiceFault if the response reports that the service is unusable. */
  read(answer: Static<S>): T;
};

/** Calls an external service with a cache, a timeout, a size limit and a circuit breaker. */
export type GuardedFetch = <S extends TSchema, T>(request: ServiceRequest<S, T>) => Promise<T>;

const TIMEOUT_MS = 2_500;
const CACHE_MS = 5 * 60_000;
const MAX_BYTES = 512 * 1024;

export function createGuardedFetch(service: Service, deps: OutsideDeps): GuardedFetch {
  const circuit = createCircuit(deps.clock);
  const responses = ttlCache<unknown>(deps.clock, { ttlMs: CACHE_MS });

  async function send<S extends TSchema, T>(request: ServiceRequest<S, T>): Promise<T> {
    if (!circuit.mayAsk()) throw unavailable();
    try {
      const result = await fetchResponse(service, request, deps);
      circuit.succeeded();
      return result;
    } catch (thrown) {
      // A rejected request is not a failure of the service, or one visitor could open the circuit for all.
      if (thrown instanceof RejectedRequest) circuit.succeeded();
      else circuit.failed();
      const reason = reasonOf(thrown, service);
      deps.log.warn({ service: service.name, what: request.what, reason }, 'Map service request failed');
      throw unavailable();
    }
  }

  return <S extends TSchema, T>(request: ServiceRequest<S, T>) =>
    responses.read(keyOf(request), () => send(request)) as Promise<T>;
}

async function fetchResponse<S extends TSchema, T>(
  { baseUrl, secrets }: Service,
  { path, params, headers, shape, readableStatuses = [], read }: ServiceRequest<S, T>,
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
    if (response.status === 400 || response.status === 404) throw new RejectedRequest(`status ${response.status}`);
    throw new ServiceFault(`status ${response.status}`);
  }
  const answer = await readJson(response, maxBytes);
  if (!Check(shape, answer)) throw new ServiceFault('the response has an unknown shape');
  return read(answer);
}

class RejectedRequest extends ServiceFault {}

function keyOf({ path, params, headers }: ServiceRequest<TSchema, unknown>): string {
  return JSON.stringify([path, params, headers]);
}

function unavailable(): RefusalError {
  return new RefusalError({ code: 'map_service_unavailable' });
}

/** The reason for the log, without the URL, which contains the key. */
function reasonOf(thrown: unknown, { secrets = {} }: Service): string {
  if (!(thrown instanceof ServiceFault)) return faultText(thrown);
  return Object.values(secrets)
    .reduce((text, secret) => text.replaceAll(secret, '***'), thrown.message)
    .slice(0, 300);
}

/** The message of a failed fetch may quote the URL, so only its name and cause are logged. */
function faultText(thrown: unknown): string {
  if (!(thrown instanceof Error)) return 'unknown';
  const { cause } = thrown;
  if (!(cause instanceof Error)) return thrown.name;
  return `${thrown.name}: ${'code' in cause ? String(cause.code) : cause.message}`;
}
