import { blanked, type Prose } from './prose.ts';

type Range = { pos: number; end: number };

/** The comments at these places. Line comments on consecutive lines become one piece. */
export function commentProse(source: string, ranges: Range[]): Prose[] {
  const pieces: Range[] = [];
  for (const range of ranges.toSorted((one, other) => one.pos - other.pos)) {
    const last = pieces.at(-1);
    if (last && isContinued(source, last, range)) last.end = range.end;
    else pieces.push({ pos: range.pos, end: range.end });
  }
  return pieces.map(({ pos, end }) => ({
    kind: 'comment' as const,
    text: withoutMarkers(source.slice(pos, end)),
    start: pos,
  }));
}

function isContinued(source: string, last: Range, next: Range): boolean {
  const opening = source.slice(last.pos, last.pos + 2);
  if (opening !== source.slice(next.pos, next.pos + 2) || opening === '/*') return false;
  return /^\n[ \t]*$/.test(source.slice(last.end, next.pos));
}

function withoutMarkers(comment: string): string {
  return comment.replace(/^[ \t]*(?:\/\*+|\/\/+|--+|\*+(?!\/))|\*+\/$/gm, blanked);
}

/** Comments of a stylesheet. */
export function cssProse(source: string): Prose[] {
  return commentProse(source, matches(source, /\/\*[\s\S]*?\*\//g));
}

/** Comments of an SQL file; skips a `--` inside a string. */
export function sqlProse(source: string): Prose[] {
  const found = matches(source, /'(?:[^']|'')*'|\/\*[\s\S]*?\*\/|--[^\n]*/g);
  return commentProse(
    source,
    found.filter(({ pos }) => source[pos] !== "'"),
  );
}

function matches(source: string, pattern: RegExp): Range[] {
  return [...source.matchAll(pattern)].map((match) => ({ pos: match.index, end: match.index + match[0].length }));
}
