import { lineOf, withoutQuotes } from '../prose/prose.ts';
import { readProse } from '../prose/read-prose.ts';
import { patterns } from './patterns.ts';

export type Finding = { line: number; rule: string; found: string; instead: string };

/** Plain words in texts for people, although documentation names the role and the mechanism instead. */
const PLAIN_IN_TEXTS = new Set(['tell', 'nobody']);

/** Odd wording in the comments, test titles, log lines, English texts or prose of a file. Quoted text is skipped. */
export function findPhrases(file: string, source: string): Finding[] {
  return readProse(file, source).flatMap((prose) => {
    const text = withoutQuotes(prose.text);
    const rules = prose.kind === 'text' ? patterns.filter(({ name }) => !PLAIN_IN_TEXTS.has(name)) : patterns;
    return rules.flatMap(({ name, pattern, instead }) =>
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
