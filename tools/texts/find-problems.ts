import { placeholdersOf, pluralsIn, type Catalogue } from './catalogue.ts';
import type { Family } from './families.ts';
import type { Use } from './used-keys.ts';

export type Facts = {
  languages: Record<string, Catalogue>;
  /** The names of the plural forms of each language, in the order of its texts. */
  pluralForms: Record<string, readonly string[]>;
  uses: Use[];
  families: Family[];
  refusalCodes: string[];
  /** The text of the file that builds the keys of a family; undefined if the file does not exist. */
  sourceOf: (file: string) => string | undefined;
};

/** Everything that is wrong between the texts and the code that uses them, one sentence each. */
export function findProblems(facts: Facts): string[] {
  return [
    ...unequalLanguages(facts),
    ...wrongPlurals(facts),
    ...unknownKeys(facts),
    ...unusedKeys(facts),
    ...staleFamilies(facts),
  ];
}

function unequalLanguages({ languages }: Facts): string[] {
  const keys = allKeys(languages);
  return Object.entries(languages).flatMap(([language, catalogue]) =>
    keys.flatMap((key) => {
      const text = catalogue[key];
      if (text === undefined) return [`${key} is missing in ${language}`];
      if (!text.trim()) return [`${key} is empty in ${language}`];
      const [first, model] = Object.entries(languages).find(([, other]) => key in other) ?? [language, catalogue];
      const wanted = names(model[key]);
      return names(text) === wanted ? [] : [`${key} takes ${names(text)} in ${language}, but ${wanted} in ${first}`];
    }),
  );
}

/** Plural forms are complete in each language, selected by a {count}, and present in every translation. */
function wrongPlurals({ languages, pluralForms }: Facts): string[] {
  const [[first, model] = ['', {}]] = Object.entries(languages);
  return Object.entries(languages).flatMap(([language, catalogue]) =>
    Object.entries(catalogue).flatMap(([key, text]) => {
      const plurals = pluralsIn(text);
      if (plurals.length === 0 && pluralsIn(model[key]).length > 0)
        return [`${key} has plural forms in ${first}, but none in ${language}`];
      if (plurals.length > 0 && !placeholdersOf(text).includes('count'))
        return [`${key} has no {count} in ${language}`];
      const wanted = pluralForms[language]?.length;
      return plurals
        .filter((forms) => forms.length !== wanted)
        .map((forms) => `${key} needs ${wanted} plural forms in ${language}: [${forms.join('|')}]`);
    }),
  );
}

function unknownKeys({ languages, uses, families, refusalCodes }: Facts): string[] {
  const keys = new Set(allKeys(languages));
  const asked = uses.flatMap(({ kind, text, file, line }) => {
    if (kind === 'key' && !keys.has(text)) return [`${file}:${line} asks for ${text}, which no language has`];
    const isUndeclared = !families.some(({ prefix, builtIn }) => prefix === text && builtIn === file);
    if (kind === 'built' && isUndeclared)
      return [`${file}:${line} builds keys from ${text}…; declare the family in tools/texts/families.ts`];
    return [];
  });
  const codes = refusalCodes.filter((code) => !keys.has(`refusal.${code}`));
  return [...asked, ...codes.map((code) => `refusal.${code} is missing: the contract has it, no language does`)];
}

function unusedKeys(facts: Facts): string[] {
  const asked = new Set(facts.uses.filter(({ kind }) => kind !== 'built').map(({ text }) => text));
  return allKeys(facts.languages)
    .filter((key) => !asked.has(key) && !facts.families.some((family) => isOf(family, key, facts)))
    .map((key) => `${key} is used nowhere`);
}

function isOf({ prefix, builtIn, leaves }: Family, key: string, { refusalCodes, sourceOf }: Facts): boolean {
  if (!key.startsWith(prefix)) return false;
  const leaf = key.slice(prefix.length);
  if (leaves === 'refusal codes') return refusalCodes.includes(leaf);
  if (leaves !== 'literals there') return leaves.includes(leaf);
  const source = sourceOf(builtIn) ?? '';
  return (
    [`'${leaf}'`, `"${leaf}"`].some((literal) => source.includes(literal)) || new RegExp(`\\b${leaf}:`).test(source)
  );
}

function staleFamilies({ uses, families }: Facts): string[] {
  return families
    .filter(
      ({ prefix, builtIn }) => !uses.some((use) => use.kind === 'built' && use.text === prefix && use.file === builtIn),
    )
    .map(({ prefix, builtIn }) => `the family ${prefix} is declared, but ${builtIn} builds no such key`);
}

function allKeys(languages: Record<string, Catalogue>): string[] {
  return [...new Set(Object.values(languages).flatMap((catalogue) => Object.keys(catalogue)))].toSorted();
}

function names(text = ''): string {
  const placeholders = placeholdersOf(text);
  return placeholders.length > 0 ? placeholders.map((name) => `{${name}}`).join(' ') : 'nothing';
}
