import Type, { type Static, type TObject, type TSchema } from 'typebox';
import type { Permission } from '../shapes/enums.ts';
import type { RefusalCode } from './refusals.ts';

/**
 * What a request must carry besides its input; checked first. An owner is a customer (token) or a guest (guest_id in
 * query or body), `ownerOrNew` also a visitor who becomes a guest with this call; the others have tokens, and `staffSession` is also staff who have not entered their second factor yet.
 */
export type Need =
  | ('customer' | 'owner' | 'ownerOrNew' | 'zone' | 'module' | 'point' | 'courier' | 'receiver')
  | ('staff' | 'staffSession' | StaffNeed);
export type StaffNeed = `staff:${Permission}`;

/** Calls of a group share one rate limit (trust.md, default limits). */
export type LimitGroup = 'geo' | 'guest' | 'newsletter' | 'contact' | 'webhook' | 'live' | 'positions' | 'everything';

/** Pictures that a call accepts as multipart/form-data, by field name. */
export type FileFields = Record<string, { maxCount: number; maxBytes: number }>;

const nothing = Type.Object({}, { additionalProperties: false });
type Nothing = typeof nothing;

type Declaration<P extends TObject, Q extends TObject, B extends TSchema, R extends TSchema> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api/v1, with {name} for a parameter. */
  path: `/${string}`;
  summary: string;
  group: string;
  needs?: readonly Need[];
  params?: P;
  query?: Q;
  body?: B;
  /** With files the body may be multipart/form-data instead of JSON. */
  files?: FileFields;
  reply: R;
  refuses?: readonly RefusalCode[];
  limit?: LimitGroup;
  /** How long a browser may cache the response; without it the response is not cached. */
  cacheSeconds?: number;
  /** The same, if it depends on the query. */
  cacheSecondsOf?(query: Static<Q>): number;
  /** The reply is the same for every point of a zone, so visitors share it wherever they are; the call gets no point. */
  isSameEverywhere?: boolean;
  /** The reply to a request with a token is about its customer and is not cached; only anonymous replies are. */
  isPersonalWithToken?: boolean;
};

export type Endpoint<
  P extends TObject = TObject,
  Q extends TObject = TObject,
  B extends TSchema = TSchema,
  R extends TSchema = TSchema,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly summary: string;
  readonly group: string;
  readonly needs: readonly Need[];
  readonly params: P;
  readonly query: Q;
  readonly body: B | undefined;
  readonly files: FileFields | undefined;
  readonly reply: R;
  readonly refuses: readonly RefusalCode[];
  readonly limit: LimitGroup;
  readonly cacheSeconds: number;
  cacheSecondsOf(query: Static<Q>): number;
  readonly isSameEverywhere: boolean;
  readonly isPersonalWithToken: boolean;
};

export type Params<E> = E extends Endpoint<infer P, TObject, TSchema, TSchema> ? Static<P> : never;
export type Query<E> = E extends Endpoint<TObject, infer Q, TSchema, TSchema> ? Static<Q> : never;
export type Body<E> = E extends Endpoint<TObject, TObject, infer B, TSchema> ? Static<B> : never;
export type Reply<E> = E extends Endpoint<TObject, TObject, TSchema, infer R> ? Static<R> : never;

/** Declares a call once: the server binds it, the client calls it, the OpenAPI document and the tests read it. */
export function endpoint<
  R extends TSchema,
  P extends TObject = Nothing,
  Q extends TObject = Nothing,
  B extends TSchema = Nothing,
>(declared: Declaration<P, Q, B, R>): Endpoint<P, Q, B, R> {
  const { cacheSeconds = 0 } = declared;
  return {
    method: declared.method,
    path: declared.path,
    summary: declared.summary,
    group: declared.group,
    needs: declared.needs ?? [],
    params: declared.params ?? (nothing as unknown as P),
    query: declared.query ?? (nothing as unknown as Q),
    body: declared.body,
    files: declared.files,
    reply: declared.reply,
    refuses: declared.refuses ?? [],
    limit: declared.limit ?? 'everything',
    cacheSeconds,
    cacheSecondsOf: (query) => declared.cacheSecondsOf?.(query) ?? cacheSeconds,
    isSameEverywhere: declared.isSameEverywhere ?? false,
    isPersonalWithToken: declared.isPersonalWithToken ?? false,
  };
}
