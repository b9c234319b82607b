import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import type { Schema } from './requests.ts';

const words = ['burger', 'chicken', 'rice', 'soap', 'a', 'شاورما', 'milk', 'pizza'];

/** A read with valid but invented values for every parameter and header; another one for each number. */
export function inventRequest(endpoint: Endpoint, seed: number): { url: string; headers: Record<string, string> } {
  const number = numbersFrom(seed);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(invent(endpoint.params.properties[name] as Schema, number)),
  );
  const required = new Set((endpoint.query.required ?? []) as string[]);
  const pairs = Object.entries(endpoint.query.properties)
    .filter(([name]) => required.has(name) || number(2) === 1)
    .map(([name, schema]) => `${name}=${encodeURIComponent(invent(schema as Schema, number))}`);
  return { url: `/api/v1${path}?${pairs.join('&')}`, headers: headersFrom(number) };
}

type NextNumber = (below: number) => number;

function headersFrom(number: NextNumber): Record<string, string> {
  const zones = [1, 2, 1_000 + number(1_000_000)].filter(() => number(3) > 0);
  return {
    zoneid: JSON.stringify(zones.length > 0 ? zones : [1]),
    moduleid: String(number(4) === 0 ? 1_000 + number(1_000_000) : 1 + number(3)),
    latitude: (33 + number(100_000) / 1_000_000).toFixed(6),
    longitude: (27 + number(100_000) / 1_000_000).toFixed(6),
    'x-localization': number(2) === 0 ? 'en' : 'ar',
    'user-agent': `browser ${number(1_000_000)}`,
  };
}

function invent(schema: Schema, number: NextNumber): string {
  if (schema.const !== undefined) return String(schema.const);
  if (schema.anyOf) return invent(schema.anyOf[number(schema.anyOf.length)] as Schema, number);
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = 0, maximum = 1_000 } = schema;
    return String(Math.ceil(minimum) + number(Math.max(1, Math.floor(Math.min(maximum, 1_000) - minimum))));
  }
  if (schema.type === 'boolean') return number(2) === 0 ? 'true' : 'false';
  const { pattern = '', examples = [] } = schema;
  const texts = [
    `${words[number(words.length)]} ${number(1_000_000)}`,
    `${number(50)}`,
    `[${number(50)}]`,
    ...examples,
  ];
  const fitting = texts.map(String).filter((text) => new RegExp(pattern, 'u').test(text));
  return fitting[number(fitting.length)] ?? String(number(50));
}

/** The same sequence for the same seed. */
function numbersFrom(seed: number): NextNumber {
  let state = (seed + 1) * 2_654_435_761;
  return (below) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_507) + 1_013_904_223) >>> 0;
    return below === 0 ? 0 : state % below;
  };
}
