type Schema = {
  examples?: unknown[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  minItems?: number;
  minimum?: number;
  maximum?: number;
};

/** A value the schema accepts: its own examples where it has some, otherwise a simple value. */
export function exampleOf(schema: Schema): unknown {
  const given = [schema.examples?.[0], schema.default, schema.const, schema.enum?.[0]].find((one) => one !== undefined);
  if (given !== undefined) return given;
  if (schema.anyOf) return exampleOf(schema.anyOf.find(({ type }) => type !== 'null') ?? {});
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, of]) => [name, exampleOf(of)]));
    case 'array':
      return Array.from({ length: Math.max(1, schema.minItems ?? 1) }, () => exampleOf(schema.items ?? {}));
    case 'integer':
    case 'number':
      return Math.min(schema.maximum ?? Infinity, Math.max(schema.minimum ?? 1, 1));
    case 'boolean':
      return true;
    case 'string':
      return 'text';
    default:
      return null;
  }
}

/** Whether a schema has its own example. */
export function hasExamples(schema: object): schema is Schema {
  return 'examples' in schema;
}
