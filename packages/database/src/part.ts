import type { Parameter } from './connection.ts';

const isPart = Symbol('part of a statement');

/** A piece of a statement with its values. Only code makes one, so nothing from outside becomes text of a statement. */
export type Part = { readonly [isPart]: true; readonly strings: readonly string[]; readonly values: readonly Value[] };
export type Value = Parameter | Part;

/** part`s.zone_id = ${zone}`: to be put into a statement, or into another part, like a value. */
export function part(strings: TemplateStringsArray, ...values: Value[]): Part {
  return { [isPart]: true, strings, values };
}

/** All of the conditions at once; no condition always holds. */
export function allOf(conditions: readonly Part[]): Part {
  return conditions.length === 0 ? part`true` : conditions.reduce((left, right) => part`${left} and ${right}`);
}

/**
 * A list without its length, for `= any(…)` and `unnest(…)`: with it the planner would plan a statement anew for each
 * list, which takes longer than the statement.
 */
export const listOf = {
  bigints: (values: readonly number[]): Part => part`(select ${values}::bigint[])::bigint[]`,
  ints: (values: readonly number[]): Part => part`(select ${values}::int[])::int[]`,
  texts: (values: readonly string[]): Part => part`(select ${values}::text[])::text[]`,
};

/**
 * The same statement without parts: their text between the strings, their values among the values. The same strings come
 * back for the same parts, because a statement is known by its strings.
 */
export function flatten(
  strings: readonly string[],
  values: readonly Value[],
): { strings: readonly string[]; values: Parameter[] } {
  if (!values.some(isAPart)) return { strings, values: values as Parameter[] };
  const form: Form = [];
  const parameters: Parameter[] = [];
  collect(values, form, parameters);
  const known = flattened.get(strings);
  if (known && isSame(known.form, form)) return { strings: known.strings, values: parameters };
  const flat = stringsOf(strings, values);
  flattened.set(strings, { form, strings: flat });
  return { strings: flat, values: parameters };
}

/** Of which parts a statement is made: the strings of each where it stands, null for a value. */
type Form = (readonly string[] | null)[];
const flattened = new WeakMap<readonly string[], { form: Form; strings: readonly string[] }>();

function collect(values: readonly Value[], form: Form, parameters: Parameter[]): void {
  for (const value of values) {
    if (isAPart(value)) {
      form.push(value.strings);
      collect(value.values, form, parameters);
    } else {
      form.push(null);
      parameters.push(value);
    }
  }
}

function isSame(one: Form, other: Form): boolean {
  return one.length === other.length && one.every((strings, at) => strings === other[at]);
}

function stringsOf(strings: readonly string[], values: readonly Value[]): readonly string[] {
  const texts = [strings[0] ?? ''];
  values.forEach((value, position) => {
    const after = strings[position + 1] ?? '';
    if (isAPart(value)) {
      const [first = '', ...rest] = stringsOf(value.strings, value.values);
      texts[texts.length - 1] += first;
      texts.push(...rest);
      texts[texts.length - 1] += after;
    } else texts.push(after);
  });
  return texts;
}

function isAPart(value: Value): value is Part {
  return typeof value === 'object' && value !== null && isPart in value;
}
