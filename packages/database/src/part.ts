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

/** The same statement without parts: their text between the strings, their values among the values. */
export function flatten(
  strings: readonly string[],
  values: readonly Value[],
): { strings: readonly string[]; values: Parameter[] } {
  if (!values.some(isAPart)) return { strings, values: values as Parameter[] };
  const texts = [strings[0] ?? ''];
  const parameters: Parameter[] = [];
  values.forEach((value, position) => {
    const after = strings[position + 1] ?? '';
    if (!isAPart(value)) {
      parameters.push(value);
      texts.push(after);
      return;
    }
    const inner = flatten(value.strings, value.values);
    texts[texts.length - 1] += inner.strings[0] ?? '';
    texts.push(...inner.strings.slice(1));
    parameters.push(...inner.values);
    texts[texts.length - 1] += after;
  });
  return { strings: texts, values: parameters };
}

function isAPart(value: Value): value is Part {
  return typeof value === 'object' && value !== null && isPart in value;
}
