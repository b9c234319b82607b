import type { Static, TObject } from 'typebox';
import type { LimitGroup } from './endpoint.ts';
import type { RefusalCode } from './refusals.ts';

/** Who may open a stream, and by which header: every one of these is enough. */
export type StreamCaller = 'customer' | 'guest' | 'order' | 'courier' | 'staff';

type Declaration<Events extends Record<string, TObject>> = {
  /** Below /api/v1. */
  path: `/${string}`;
  summary: string;
  group: string;
  callers: readonly StreamCaller[];
  /** The fields of each event by its name. */
  events: Events;
  refuses?: readonly RefusalCode[];
  limit: LimitGroup;
};

/** A response that stays open and sends events, as text/event-stream. */
export type Stream<Events extends Record<string, TObject> = Record<string, TObject>> = {
  readonly path: string;
  readonly summary: string;
  readonly group: string;
  readonly callers: readonly StreamCaller[];
  readonly events: Events;
  readonly refuses: readonly RefusalCode[];
  readonly limit: LimitGroup;
};

/** An event of a stream: its name with its fields. */
export type StreamEvent<S> =
  S extends Stream<infer Events>
    ? { [Name in keyof Events]: { name: Name; data: Static<Events[Name]> } }[keyof Events]
    : never;

/** Declares a stream once: the server opens it, the client reads it, the OpenAPI document describes it. */
export function stream<Events extends Record<string, TObject>>(declared: Declaration<Events>): Stream<Events> {
  return { ...declared, refuses: declared.refuses ?? [] };
}
