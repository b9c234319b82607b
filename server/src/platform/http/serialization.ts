import makeSerializer from 'fast-json-stringify';
import type { FastifySerializerCompiler } from 'fastify';

type Serialize = (value: unknown) => string;

const made = new WeakMap<object, Serialize>();

/** Compiles a schema on the first reply, so that the server starts without compiling all of them. */
export const compileReply: FastifySerializerCompiler<object> =
  ({ schema }) =>
  (value) => {
    const known = made.get(schema);
    if (known) return known(value);
    const serialize = makeSerializer(schema) as Serialize;
    made.set(schema, serialize);
    return serialize(value);
  };
