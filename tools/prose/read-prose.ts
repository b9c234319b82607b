import { cssProse, sqlProse } from './comment-prose.ts';
import { blanked, type Prose } from './prose.ts';
import { sourceProse } from './source-prose.ts';

/** Everything in a file that is written for readers. */
export function readProse(file: string, source: string): Prose[] {
  if (file.endsWith('.md')) return [{ kind: 'document', text: withoutCodeBlocks(source), start: 0 }];
  if (file.endsWith('.css')) return cssProse(source);
  if (file.endsWith('.sql')) return sqlProse(source);
  return sourceProse(file, source);
}

function withoutCodeBlocks(markdown: string): string {
  return markdown.replace(/^```[\s\S]*?^```/gm, blanked);
}
