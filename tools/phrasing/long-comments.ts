import { lineOf, withoutQuotes } from '../prose/prose.ts';
import { readProse } from '../prose/read-prose.ts';

const MOST_SENTENCES = 2;
const TAGS = /(?:^|\s)@(?:param|returns|typedef|template|type|property|see|example)\b[\s\S]*$/;
const LIST_LINE = /^\s*(?:[-*·]|\d+\.)\s.*$/gm;
const SENTENCE_END = /[.!?](?=[\s)]+\S|[\s)]*$)/g;
const ABBREVIATIONS = /\b(?:e\.g|i\.e|etc|vs|approx)\./g;

export type LongComment = { line: number; sentenceCount: number };

/** Comments of more than two sentences. List entries and JSDoc tags do not count. */
export function longComments(file: string, source: string): LongComment[] {
  return readProse(file, source).flatMap((prose) => {
    if (prose.kind !== 'comment') return [];
    const sentenceCount = sentencesIn(prose.text);
    return sentenceCount > MOST_SENTENCES ? [{ line: lineOf(source, prose, 0), sentenceCount }] : [];
  });
}

function sentencesIn(comment: string): number {
  const text = withoutQuotes(comment).replace(TAGS, '').replaceAll(LIST_LINE, '').replaceAll(ABBREVIATIONS, '');
  const ends = text.match(SENTENCE_END)?.length ?? 0;
  return ends + (/[^.!?\s)]\s*$/.test(text) ? 1 : 0);
}
