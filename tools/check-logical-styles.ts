import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutAllowed } from './logical-styles/finding.ts';
import { physicalCss } from './logical-styles/physical-css.ts';
import { physicalSource } from './logical-styles/physical-source.ts';

// Arabic mirrors the pages, which works only if styles use start and end instead of left and right.
const root = fileURLToPath(new URL('..', import.meta.url));
const reports: string[] = [];

for await (const file of glob('{storefront/{app,kit},courier/app,console/app,packages/ui/src}/**/*.{ts,tsx,css}', {
  cwd: root,
})) {
  const text = await readFile(join(root, file), 'utf8');
  const findings = file.endsWith('.css') ? physicalCss(text) : physicalSource(file, text);
  for (const { line, found, instead } of withoutAllowed(findings, text)) {
    reports.push(`${file}:${line}  ${found}  →  ${instead}`);
  }
}

for (const report of reports.toSorted()) console.error(report);
process.exitCode = reports.length > 0 ? 1 : 0;
