import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import fc, { type Arbitrary } from 'fast-check';
import { exampleOf } from '../openapi-example.ts';

/** Hostile values. */
const hostileTexts = [
  '',
  '0',
  '-1',
  '1e999',
  'NaN',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999',
  'null',
  '[]',
  '{}',
  '["nearby"',
  '[1,2',
  "'; drop table stores; --",
  '../../etc/passwd',
  '<script>',
  '%',
  '_',
  '\\',
  ':*',
  '!&|()',
  '؀',
  '\u202e',
  '\u0000',
  'x'.repeat(5_000),
];

/** Search terms, ordinary and hostile. */
const typedTexts = [
  'burger',
  'chiken',
  'شاورما',
  'شَاوَرْمَا دجاج',
  'chicken شاورما',
  "o'neil",
  'a',
  '١٢',
  'the',
  'ßẞ',
  '🍔',
  '- -',
];

const hostile: Arbitrary<string> = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

/** The parts of a JSON schema that generated requests read. */
export type Schema = {
  const?: string | number | boolean;
  anyOf?: Schema[];
  type?: string;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  examples?: unknown[];
};

/** A value that the schema accepts, often at its limits. */
function plausible(schema: Schema): Arbitrary<string> {
  if (schema.const !== undefined) return fc.constant(String(schema.const));
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(plausible));
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 1_000 } = schema;
    return fc
      .oneof(
        fc.constantFrom(minimum, maximum, 1, 2, 5),
        fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
      )
      .map(String);
  }
  const { pattern = '' } = schema;
  const fitting = [...(schema.examples ?? []).map(String), ...listTexts, ...typedTexts].filter((text) =>
    new RegExp(pattern, 'u').test(text),
  );
  return fc.constantFrom(...fitting);
}

const listTexts = [
  '[1]',
  '[1,2,3]',
  '[]',
  '1',
  '2',
  'item-1',
  '["discounted","nearby"]',
  '["currently_open","top_rated","popular"]',
];

const header = (...good: string[]) =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...good) },
    { weight: 1, arbitrary: fc.constantFrom('[]', '{}', '[-1]', '[1e9]', 'null', '181', '-90', '*', ';--') },
    { weight: 1, arbitrary: fc.string({ maxLength: 30 }).map((text) => text.replaceAll(/[^\x20-\x7e]/g, '')) },
  );

const headers = fc.record({
  zoneid: header('[1]', '[1,2]', '[2]', '[77]'),
  moduleid: header('1', '2', '3', '99'),
  latitude: header('33.1', '33.05', '0'),
  longitude: header('27.1', '27.17', '0'),
  'x-localization': header('ar', 'en'),
  authorization: header('', 'Bearer abcdefghijklmnopqrstuvwxyz', 'Basic x'),
});

export type MadeRequest = { url: string; headers: Record<string, string>; body: string };

/** Requests to an endpoint: half are valid, the others have one or two invalid fields. */
export function requestsTo(endpoint: Endpoint): Arbitrary<MadeRequest> {
  return fc.boolean().chain((isHostile) => requests(endpoint, isHostile));
}

function requests({ path, params, query, body }: Endpoint, isHostile: boolean): Arbitrary<MadeRequest> {
  const value = (schema: object, hostileWeight: number) =>
    isHostile
      ? fc.oneof({ weight: 8, arbitrary: plausible(schema) }, { weight: hostileWeight, arbitrary: hostile })
      : plausible(schema);
  const required = new Set((query.required ?? []) as string[]);
  const pair = ([name, schema]: [string, object]) =>
    value(schema, 1).chain((text) => {
      const shown = fc.constant([`${name}=${encode(text)}`]);
      return required.has(name)
        ? fc.oneof({ weight: 20, arbitrary: shown }, { weight: 1, arbitrary: fc.constant([]) })
        : fc.oneof(shown, fc.constant([]), fc.constant(isHostile ? [`${name}=1`, `${name}=2`] : []));
    });
  const pairs = fc.tuple(...Object.entries(query.properties).map(pair)).map((all) => all.flat());
  const extra = fc.oneof(
    { weight: 20, arbitrary: fc.constant([]) },
    {
      weight: isHostile ? 1 : 0,
      arbitrary: fc.constantFrom(['unknown=1'], ['__proto__=1'], ['%00=1'], ['constructor[a]=1']),
    },
  );
  const segments = fc.tuple(...Object.values(params.properties).map((schema) => value(schema, 2)));
  const payload = body ? fc.oneof(fc.jsonValue(), fc.constant({}), fc.constant(exampleOf(body))) : fc.constant(null);
  return fc.record({ pairs, extra, segments, payload, headers }).map((made) => {
    let at = 0;
    const filled = path.replaceAll(/\{\w+\}/g, () => encode(made.segments[at++] ?? '') || 'x');
    const search = [...made.pairs, ...made.extra].join('&');
    return { url: `/api/v1${filled}?${search}`, headers: made.headers, body: JSON.stringify(made.payload) };
  });
}

/** Encodes like a client, but sends lone surrogates as raw bytes. */
function encode(text: string): string {
  return Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/[^\w-]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
}
