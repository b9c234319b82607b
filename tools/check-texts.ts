import { existsSync, readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refusals } from '@rialto/contract/http/refusals.ts';
import { ar } from '@rialto/texts/ar.ts';
import { en } from '@rialto/texts/en.ts';
import { pluralForms } from '@rialto/texts/text.ts';
import { families } from './texts/families.ts';
import { findProblems } from './texts/find-problems.ts';
import { usedKeys, type Use } from './texts/used-keys.ts';

// Every text exists in every language and is used, and every used text exists.
const root = fileURLToPath(new URL('..', import.meta.url));
const sources =
  '{storefront/app,courier/app,console/app,server/src,host/src,demo/src,packages/{rules,api-client}/src}/**/*.{ts,tsx}';

const problems = findProblems({
  languages: { en, ar },
  pluralForms,
  uses: await usesOfProduct(),
  families,
  refusalCodes: Object.keys(refusals),
  sourceOf: (file) => (existsSync(join(root, file)) ? read(file) : undefined),
});
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Tests do not count: a text that only a test uses is unused. */
async function usesOfProduct(): Promise<Use[]> {
  const uses: Use[] = [];
  for await (const file of glob(sources, { cwd: root })) {
    if (!/\.test\.tsx?$|\/testing\//.test(file)) uses.push(...usedKeys(file, read(file)));
  }
  return uses;
}

function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}
