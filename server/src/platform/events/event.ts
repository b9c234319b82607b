import type { Static, TSchema } from 'typebox';

/** What a domain may publish: declared once in its `x.events.ts`, used by publishers and subscribers. */
export type EventType<Name extends string = string, Payload extends TSchema = TSchema> = {
  name: Name;
  payload: Payload;
  /** Events with the same key are delivered in the order in which they were published. */
  key(payload: Static<Payload>): string;
  /** Identifies the occurrence: a second event with the same cause is not stored. */
  cause(payload: Static<Payload>): string;
};

/**
 * Declares an event. Rows of the previous release are read with the same schema, so a field that is added must be
 * optional at first.
 */
export function event<Name extends string, Payload extends TSchema>(
  name: Name,
  payload: Payload,
  { key, cause }: Pick<EventType<Name, Payload>, 'key' | 'cause'>,
): EventType<Name, Payload> {
  return { name, payload, key, cause };
}
