import { repositoryFiles } from './prose/repository-files.ts';
import { decisionProblems } from './references/decision-problems.ts';
import { findDeadReferences } from './references/find-dead-references.ts';
import { readTargets } from './references/targets.ts';

// A comment, test title or document refers only to documents, decisions and ids that are in the repository, and a document
// names only source files that exist. The specification is kept as it was received.
const SKIPPED = /^docs\/specification\/|^tools\/references\//;

const files = await repositoryFiles();
const targets = readTargets(files);
const reports = files.flatMap(({ path, text }) =>
  SKIPPED.test(path)
    ? []
    : findDeadReferences(path, text, targets).map(({ line, reference }) => `${path}:${line}  ${reference}`),
);

const records = files.flatMap(({ path, text }) =>
  decisionProblems(path, text).map((problem) => `${path}:1  ${problem}`),
);
reports.push(...records);

for (const report of reports) console.error(report);
process.exitCode = reports.length > 0 ? 1 : 0;
