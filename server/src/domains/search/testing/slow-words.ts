/** The reference implementation of token matching, without optimisation. */

type Reading = { accepted: Set<string>; kind: 'known' | 'begun' | 'corrected'; spelling: string };

/** The words that each token matches, or null if a token matches none. */
export function readSlowly(typed: string[], counts: Map<string, number>): Reading[] | null {
  const readings = typed.map((word, at) => readOne(word, counts, at === typed.length - 1));
  return readings.every((reading) => reading !== null) ? readings : null;
}

function readOne(word: string, counts: Map<string, number>, isLast: boolean): Reading | null {
  if (counts.has(word)) return { accepted: new Set([word]), kind: 'known', spelling: word };
  const beginnings = [...counts.keys()].filter((term) => term.startsWith(word));
  const begun: Reading | null =
    beginnings.length > 0 ? { accepted: new Set(beginnings), kind: 'begun', spelling: word } : null;
  if (isLast && begun) return begun;
  const whole = corrected(word, counts, ({ isUnfinished }) => !isUnfinished);
  return whole ?? begun ?? (isLast ? corrected(word, counts, () => true) : null);
}

function corrected(word: string, counts: Map<string, number>, passes: (near: Near) => boolean): Reading | null {
  const near = nearestTerms(word, [...counts.keys()], passes)
    .toSorted()
    .toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0))
    .slice(0, 3);
  return near[0] === undefined ? null : { accepted: new Set(near), kind: 'corrected', spelling: near[0] };
}

type Near = { term: string; edits: number; isUnfinished: boolean };

/** One error from three letters on, two from eight on. A finished word is closer than an unfinished one. */
export function nearestTerms(word: string, terms: string[], passes: (near: Near) => boolean = () => true): string[] {
  const most = word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
  if (most === 0) return [];
  const near = terms.map((term) => nearness(word, term, most)).filter((one) => one.edits <= most && passes(one));
  const far = ({ edits, isUnfinished }: Near) => edits * 2 + (isUnfinished ? 1 : 0);
  const least = Math.min(...near.map(far));
  return near.filter((one) => far(one) === least).map(({ term }) => term);
}

function nearness(word: string, term: string, most: number): Near {
  const whole = distance(word, term);
  if (whole <= most) return { term, edits: whole, isUnfinished: false };
  const beginnings = Array.from({ length: term.length + 1 }, (_, length) => term.slice(0, length));
  return { term, edits: Math.min(...beginnings.map((one) => distance(word, one))), isUnfinished: true };
}

/** Wrong, missing, extra and swapped neighbouring letters, by trying all of them. */
function distance(a: string, b: string, seen = new Map<string, number>()): number {
  if (a === '' || b === '') return a.length + b.length;
  const key = `${a} ${b}`;
  const known = seen.get(key);
  if (known !== undefined) return known;
  const ways = [
    distance(a.slice(1), b.slice(1), seen) + (a[0] === b[0] ? 0 : 1),
    distance(a.slice(1), b, seen) + 1,
    distance(a, b.slice(1), seen) + 1,
  ];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0])
    ways.push(distance(a.slice(2), b.slice(2), seen) + 1);
  const least = Math.min(...ways);
  seen.set(key, least);
  return least;
}
