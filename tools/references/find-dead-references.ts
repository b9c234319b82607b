import { posix } from 'node:path';
import { lineOf, type Prose } from '../prose/prose.ts';
import { readProse } from '../prose/read-prose.ts';
import { codePaths } from './code-paths.ts';
import type { Targets } from './targets.ts';

export type DeadReference = { line: number; reference: string };
type Reference = { text: string; index: number; isKnown: boolean };

const DOCUMENT = /(?<![\w./@*-])[\w./-]*[\w-]\.md\b/g;
const DECISION = /\bdecisions?\s+((?:\d+(?:,\s*|\s+and\s+|\s+to\s+)?)+)/gi;
const REQUIREMENT = /\b[A-Z]{3}-\d{2}\b/g;
const TRUST_LINE = /(?<![\w#-])[TD]\d{1,3}\b(?!-)/g;
// Names of standards look like ids of requirements.
const STANDARDS = /^(?:SHA|UTF|ISO|AES|RFC)-/;

/**
 * References in a file's comments, titles, log lines or prose to documents, decisions or ids that do not exist,
 * and source files and folders that a document names wrongly.
 */
export function findDeadReferences(path: string, source: string, targets: Targets): DeadReference[] {
  return piecesOf(path, source).flatMap((prose) =>
    references(path, prose, targets)
      .filter(({ isKnown }) => !isKnown)
      .map(({ text, index }) => ({ line: lineOf(source, prose, index), reference: text })),
  );
}

/** Code blocks of documents count too: the walks name decisions in theirs. */
function piecesOf(path: string, source: string): Prose[] {
  return path.endsWith('.md') ? [{ kind: 'document', text: source, start: 0 }] : readProse(path, source);
}

function references(path: string, { kind, text }: Prose, { files, decisions, ids }: Targets): Reference[] {
  const found = (pattern: RegExp, isKnown: (name: string, group: string) => boolean) =>
    [...text.matchAll(pattern)].map((match) => ({
      text: match[0].trim(),
      index: match.index,
      isKnown: isKnown(match[0], match[1] ?? ''),
    }));
  return [
    ...found(DOCUMENT, (name) => isDocument(path, name, files)),
    ...found(DECISION, (_, numbers) => (numbers.match(/\d+/g) ?? []).every((number) => decisions.has(Number(number)))),
    ...found(REQUIREMENT, (id) => STANDARDS.test(id) || ids.has(id)),
    ...(kind === 'document' ? codePaths(text, files) : []),
    ...(kind === 'log' ? [] : found(TRUST_LINE, (id) => ids.has(id))),
  ];
}

/** A document is named from the root, from the file's own folder, or by its name alone. */
function isDocument(path: string, name: string, files: Set<string>): boolean {
  if (files.has(posix.normalize(name)) || files.has(posix.join(posix.dirname(path), name))) return true;
  return !name.includes('/') && (files.has(`docs/${name}`) || files.has(`docs/specification/${name}`));
}
