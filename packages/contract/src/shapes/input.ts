import Type, { type TObject, type TProperties } from 'typebox';

/** An input object: what it does not name is refused, not dropped in silence. */
export function input<P extends TProperties>(properties: P): TObject<P> {
  return Type.Object(properties, { additionalProperties: false });
}
