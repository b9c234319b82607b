import type { Body, Endpoint, Params, Query, Reply } from '@rialto/contract/endpoint.ts';
import { CallRefused } from './call-refused.ts';
import { scopeHeaders, type CallScope } from './scope-headers.ts';

type OptionalWhenEmpty<K extends string, T> = object extends T ? { [P in K]?: T } : { [P in K]: T };
export type CallInput<E> = OptionalWhenEmpty<'params', Params<E>> &
  OptionalWhenEmpty<'query', Query<E>> &
  OptionalWhenEmpty<'body', Body<E>> & { signal?: AbortSignal };

type Given = { params?: object; query?: object; body?: object; signal?: AbortSignal };

/** Calls an endpoint of the contract; what comes back has the endpoint's type. */
export type Caller = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Reply<E>>;

type Connection = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  scope: () => CallScope;
};

export function createCaller({ fetch, scope }: Connection): Caller {
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const { params, query, body, signal } = input as Given;
    const response = await fetch(urlOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...scopeHeaders(scope()),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (!response.ok) throw await refused(response);
    return (await response.json()) as Reply<E>;
  };
}

async function refused(response: Response): Promise<CallRefused> {
  const answer: unknown = await response.json().catch(() => null);
  return new CallRefused(response.status, errorsOf(answer), response.headers.get('x-request-id'));
}

function urlOf(path: string, params: object = {}, query: object = {}): string {
  const named = params as Record<string, unknown>;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(named[name])));
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, String(value)])).toString();
  return `/api/v1${filled}${search && `?${search}`}`;
}

function errorsOf(answer: unknown): { code: string; message: string }[] {
  const errors = (answer as { errors?: unknown } | null)?.errors;
  return Array.isArray(errors) ? (errors as { code: string; message: string }[]) : [];
}
