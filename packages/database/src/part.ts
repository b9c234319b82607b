import type { Parameter } from './connection.ts';

const isPart = Symbol('part of a statement');

/** A fragment of a statement with its values. Only code creates one, so input never becomes SQL text. */
export type Part = { readonly [isPart]: true; readonly strings: readonly string[]; readonly values: readonly Value[] };
export type Value = Parameter | Part;

/** part`s.zone_id = ${zone}` is interpolated into a statement or another part like a value. */
export function part(strings: TemplateStringsArray, ...values: Value[]): Part {
  return { [isPart]: true, strings, values };
}

/** The conditions joined with `and`; `true` without conditions. */
export function allOf(conditions: readonly Part[]): Part {
  return conditions.length === 0 ? part`true` : conditions.reduce((left, right) => part`${left} and ${right}`);
}

/**
 * The next power of two from 16 as text of the statement, for a limit around a limit that is a parameter. The planner
 * takes an unknown limit for a tenth of all rows; few different texts share their plans.
 */
export function plannedLimit(rows: number): Part {
  const limit = Math.max(16, 2 ** Math.ceil(Math.log2(rows)));
  return (plannedLimits[limit] ??= { [isPart]: true, strings: [String(limit)], values: [] });
}

const plannedLimits: Record<number, Part> = {};

/**
 * A constant list of names for `in (…)`, as text of the statement. The planner uses a partial index only if it sees the
 * values.
 */
export function namesOf(names: readonly string[]): Part {
  const known = lists.get(names);
  if (known) return known;
  const strange = names.find((name) => !/^[a-z_]+$/.test(name));
  if (strange !== undefined) throw new Error(`Not a name for a statement: ${strange}`);
  const list: Part = { [isPart]: true, strings: [names.map((name) => `'${name}'`).join(', ')], values: [] };
  lists.set(names, list);
  return list;
}

const lists = new WeakMap<readonly string[], Part>();

/**
 * A list for `= any(…)` and `unnest(…)` whose length is hidden from the planner. A visible length makes the planner choose
 * a custom plan per call, and planning takes longer than the statement.
 */
export const listOf = {
  bigints: (values: readonly number[]): Part => part`(select ${values}::bigint[])::bigint[]`,
  ints: (values: readonly number[]): Part => part`(select ${values}::int[])::int[]`,
  texts: (values: readonly string[]): Part => part`(select ${values}::text[])::text[]`,
};

/**
 * Merges the text and values of parts into those of the statement. The same parts give the same `strings` array, because
 * statements are cached by it.
 */
export function flatten(
  strings: readonly string[],
  values: readonly Value[],
): { strings: readonly string[]; values: Parameter[] } {
  if (!values.some(isPartValue)) return { strings, values: values as Parameter[] };
  const shape: Shape = [];
  const parameters: Parameter[] = [];
  collect(values, shape, parameters);
  const known = flattened.get(strings) ?? [];
  const same = known.find((each) => isSame(each.shape, shape));
  if (same) return { strings: same.strings, values: parameters };
  const flat = stringsOf(strings, values);
  flattened.set(strings, [{ shape, strings: flat }, ...known.slice(0, MAX_SHAPES - 1)]);
  return { strings: flat, values: parameters };
}

/** Of one call site, such as a list with several filters and orders. */
const MAX_SHAPES = 16;

/** The shape of a statement: the strings of each part, null for each value. */
type Shape = (readonly string[] | null)[];
const flattened = new WeakMap<readonly string[], { shape: Shape; strings: readonly string[] }[]>();

function collect(values: readonly Value[], shape: Shape, parameters: Parameter[]): void {
  for (const value of values) {
    if (isPartValue(value)) {
      shape.push(value.strings);
      collect(value.values, shape, parameters);
    } else {
      shape.push(null);
      parameters.push(value);
    }
  }
}

function isSame(one: Shape, other: Shape): boolean {
  return one.length === other.length && one.every((strings, at) => strings === other[at]);
}

function stringsOf(strings: readonly string[], values: readonly Value[]): readonly string[] {
  const texts = [strings[0] ?? ''];
  values.forEach((value, position) => {
    const after = strings[position + 1] ?? '';
    if (isPartValue(value)) {
      const [first = '', ...rest] = stringsOf(value.strings, value.values);
      texts[texts.length - 1] += first;
      texts.push(...rest);
      texts[texts.length - 1] += after;
    } else texts.push(after);
  });
  return texts;
}

function isPartValue(value: Value): value is Part {
  return typeof value === 'object' && value !== null && isPart in value;
}
