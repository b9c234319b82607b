import { lineOf, withoutQuotes } from '../prose/prose.ts';
import { readProse } from '../prose/read-prose.ts';
import { patterns } from './patterns.ts';

export type Finding = { line: number; rule: string; found: string; instead: string };

/** Odd wording in the comments, test titles, log lines or prose of a file. Quoted text is skipped. */
export function findPhrases(file: string, source: string): Finding[] {
  return readProse(file, source).flatMap((prose) => {
    const text = withoutQuotes(prose.text);
    return patterns.flatMap(({ name, pattern, instead }) =>
      [...text.matchAll(pattern)].map((match) => ({
        line: lineOf(source, prose, match.index + leadingSpace(match[0])),
        rule: name,
        found: match[0].replaceAll(/\s+/g, ' ').trim(),
        instead,
      })),
    );
  });
}

function leadingSpace(text: string): number {
  return text.length - text.replace(/^[.;:!?]?\s*/, '').length;
}
