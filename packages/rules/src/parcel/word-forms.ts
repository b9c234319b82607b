const ARABIC = /^[\u0621-\u064A]+$/;
/** Article, conjunctions and prepositions that Arabic writes as one word with the noun, longest first. */
const PREFIXES = ['وبال', 'ولل', 'وال', 'بال', 'كال', 'فال', 'لل', 'ال', 'و', 'ب', 'ل'];
/** They only look like a preposition and a noun: a snapshot, and snapshots. */
const UNDIVIDED = new Set(['لقطه', 'لقطات']);
const SHORTEST = 3;

/** A normalised word, its singular and, in Arabic, what is left without prefixes: الكلاب is also كلاب. */
export function formsOf(word: string): string[] {
  if (!ARABIC.test(word)) return englishForms(word);
  if (UNDIVIDED.has(word)) return [word];
  const bare = PREFIXES.filter((prefix) => word.startsWith(prefix)).map((prefix) => word.slice(prefix.length));
  return longEnough([word, ...bare].flatMap((form) => [form, ...singulars(form, 'ات'), ...singulars(form, 'ين')]));
}

/** The same for a word of a list: less is removed, because بنزين (petrol) is not the dual of بنز. */
export function listedForms(word: string): string[] {
  if (!ARABIC.test(word)) return englishForms(word);
  const bare = word.startsWith('ال') ? [word, word.slice(2)] : [word];
  return longEnough(bare.flatMap((form) => [form, ...singulars(form, 'ات')]));
}

/** Without a plural or dual ending; the feminine singular has its own. */
function singulars(word: string, ending: string): string[] {
  if (!word.endsWith(ending)) return [];
  const stem = word.slice(0, -ending.length);
  return [stem, `${stem.replace(/ت$/, '')}ه`];
}

function longEnough(forms: string[]): string[] {
  return forms.filter((form, index) => index === 0 || form.length >= SHORTEST);
}

function englishForms(word: string): string[] {
  if (/(ss|us|is)$/.test(word) || !word.endsWith('s')) return [word];
  if (word.endsWith('ies')) return [word, `${word.slice(0, -3)}y`];
  if (word.endsWith('ves')) return [word, `${word.slice(0, -3)}f`, `${word.slice(0, -3)}fe`, word.slice(0, -1)];
  if (/(s|x|z|ch|sh)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  return [word, word.slice(0, -1)];
}
