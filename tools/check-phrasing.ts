import { findPhrases } from './phrasing/find-phrases.ts';
import { longComments } from './phrasing/long-comments.ts';
import { repositoryFiles } from './prose/repository-files.ts';

// Comments, test titles, log lines, summaries of endpoints, English texts and documents use plain English, and comments have at most two sentences.
// `--long` adds overlong comments, `--counts` prints totals by rule and folder, a path limits the check to a folder.
const options = process.argv.slice(2);
const folders = options.filter((option) => !option.startsWith('--'));

// The specification is quoted in requirements.md. The checksums of migrations are stored in databases, so they stay.
const SKIPPED = /^docs\/specification\/|^docs\/requirements\.md$|\/migrations\/|^tools\/phrasing\//;

type Report = { path: string; line: number; rule: string; text: string };

const reports: Report[] = [];
for (const { path, text } of await repositoryFiles()) {
  if (SKIPPED.test(path) || !isSelected(path)) continue;
  for (const { line, rule, found, instead } of findPhrases(path, text)) {
    reports.push({ path, line, rule, text: `“${found}”  →  ${instead}` });
  }
  if (!options.includes('--long')) continue;
  for (const { line, sentenceCount } of longComments(path, text)) {
    reports.push({ path, line, rule: 'long comment', text: `${sentenceCount} sentences  →  at most two` });
  }
}

if (options.includes('--counts')) printCounts();
else for (const { path, line, rule, text } of reports) console.error(`${path}:${line}  ${rule}: ${text}`);
process.exitCode = reports.length > 0 ? 1 : 0;

function isSelected(path: string): boolean {
  return folders.length === 0 || folders.some((folder) => path.startsWith(folder));
}

function printCounts(): void {
  console.table(countBy(({ rule }) => rule));
  console.table(
    countBy(({ path }) =>
      path
        .split('/')
        .slice(0, 3)
        .join('/')
        .replace(/\/[^/]+\.\w+$/, ''),
    ),
  );
  console.log(`${reports.length} findings`);
}

function countBy(keyOf: (report: Report) => string): Record<string, number> {
  const groups = Map.groupBy(reports, keyOf);
  const counts = [...groups].map(([key, { length }]) => [key, length] as const);
  return Object.fromEntries(counts.toSorted(([, one], [, other]) => other - one));
}
