import { Ajv, type ErrorObject } from 'ajv';
import type { FastifySchemaCompiler } from 'fastify';

// Query values are text and are coerced; JSON bodies are not. Unknown fields are refused instead of removed, and a
// repeated parameter stays a list, which the schema of a scalar rejects.
const ofText = new Ajv({ coerceTypes: true, useDefaults: true, removeAdditional: false, allErrors: false });
const ofJson = new Ajv({ coerceTypes: false, useDefaults: true, removeAdditional: false, allErrors: false });

export type Problem = { field: string; rule: string; bound: string };

export const compileSchema: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  checkWith(httpPart === 'body' ? ofJson : ofText, schema);

/** For bodies that may be sent as a form. */
export const compileFormSchema: FastifySchemaCompiler<object> = ({ schema }) => checkWith(ofText, schema);

function checkWith(ajv: Ajv, schema: object): ReturnType<FastifySchemaCompiler<object>> {
  return (value: unknown) => {
    // Compiled on first use, so that the server starts without compiling all of them.
    const validate = ajv.compile(schema);
    if (!validate(value)) return { error: new InputError((validate.errors ?? []).map(problemOf)) };
    const endless = endlessNumber(value);
    return endless === undefined ? { value } : { error: new InputError([endless]) };
  };
}

/** Input that violates its schema: the field and the rule. */
export class InputError extends Error {
  override name = 'InputError';
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super('The input does not fit its schema');
    this.problems = problems;
  }
}

/** "1e999" becomes Infinity, for which the validator skips minimum and maximum. */
function endlessNumber(value: unknown): Problem | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [field, part] of Object.entries(value))
    if (typeof part === 'number' && !Number.isFinite(part)) return { field, rule: 'type', bound: 'number' };
  return undefined;
}

function problemOf({ instancePath, keyword, params }: ErrorObject): Problem {
  const named: unknown = params['missingProperty'] ?? params['additionalProperty'];
  const path = [...instancePath.split('/').slice(1), ...(typeof named === 'string' ? [named] : [])].join('.');
  const bound: unknown = params['limit'] ?? params['type'] ?? '';
  return { field: path.slice(0, 60), rule: keyword, bound: String(bound) };
}
