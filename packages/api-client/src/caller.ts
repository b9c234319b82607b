import type { Body, Endpoint, Params, Query, Reply } from '@rialto/contract/http/endpoint.ts';
import { headerNames } from '@rialto/contract/http/headers.ts';
import { CallRefused } from './call-refused.ts';
import { scopeHeaders, type CallScope } from './scope-headers.ts';

type OptionalWhenEmpty<K extends string, T> = object extends T ? { [P in K]?: T } : { [P in K]: T };
export type CallInput<E> = OptionalWhenEmpty<'params', Params<E>> &
  OptionalWhenEmpty<'query', Query<E>> &
  OptionalWhenEmpty<'body', Body<E>> &
  Beside;

type Beside = {
  signal?: AbortSignal;
  /** Pictures by field name; the call is then sent as a form. */
  files?: Record<string, Blob[]>;
  /** Retries with the same key run the call only once. */
  idempotencyKey?: string;
};
type CallArguments = Beside & { params?: object; query?: object; body?: object };

/** Calls an endpoint of the contract and returns the type of its reply. */
export type Caller = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => Promise<Reply<E>>;

type Connection = {
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  scope: () => CallScope;
  /** Called with every refusal before it is thrown. */
  onRefused?: (refused: CallRefused, scope: CallScope) => void;
};

export function createCaller({ fetch, scope, onRefused }: Connection): Caller {
  return async <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
    const { params, query, body, files, signal, idempotencyKey } = input as CallArguments;
    const caller = scope();
    const response = await fetch(urlOf(endpoint.path, params, query), {
      method: endpoint.method,
      headers: {
        accept: 'application/json',
        ...(body && !files && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { [headerNames.idempotencyKey]: idempotencyKey }),
        ...scopeHeaders(caller),
      },
      ...((body ?? files) && { body: files ? formOf(body, files) : JSON.stringify(body) }),
      ...(signal && { signal }),
    });
    if (response.ok) return (await response.json()) as Reply<E>;
    const answer = await refused(response);
    onRefused?.(answer, caller);
    throw answer;
  };
}

/** The browser sets the content type of a form itself, because it chooses the boundary. */
function formOf(body: object = {}, files: Record<string, Blob[]>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, blobs] of Object.entries(files)) for (const blob of blobs) form.append(`${name}[]`, blob);
  return form;
}

/** The refusal of a response that is not ok. */
export async function refused(response: Response): Promise<CallRefused> {
  const answer: unknown = await response.json().catch(() => null);
  return new CallRefused(response.status, errorsOf(answer), response.headers.get('x-request-id'));
}

export function urlOf(path: string, params: object = {}, query: object = {}): string {
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
