import Type, { type TObject, type TProperties } from 'typebox';

/** An input object: unknown properties are refused, not dropped silently. */
export function input<P extends TProperties>(properties: P): TObject<P> {
  return Type.Object(properties, { additionalProperties: false });
}
