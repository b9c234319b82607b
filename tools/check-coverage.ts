import { uncoveredIds } from './requirements/uncovered-ids.ts';
import { repositoryFiles } from './prose/repository-files.ts';

// Every id of docs/requirements.md is in a test title of `npm test`; the longer run alone is not enough.
const files = await repositoryFiles();
const requirements = files.find(({ path }) => path === 'docs/requirements.md')?.text ?? '';
const uncovered = uncoveredIds(requirements, files);

for (const { id, isCoveredLater } of uncovered)
  console.error(`${id}  ${isCoveredLater ? 'only `npm run test:long` has a test of it' : 'no test title has it'}`);
process.exitCode = requirements === '' || uncovered.length > 0 ? 1 : 0;
