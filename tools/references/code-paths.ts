export type CodePath = { text: string; index: number; isKnown: boolean };

const SOURCE = /(?<![\w./@*~{}<>…:-])(?:[\w$.+-]+\/)*[\w$.-]+\.(?:tsx?|mjs|js|sql|css)\b(?![\w/*{-])/g;
const FOLDER =
  /(?<![\w./@*~{}<>…:-])(?:packages|server|storefront|courier|console|host|demo|e2e|bench|tools)\/[\w./-]*\w(?![\w*{])/g;
/** Forms of names such as `x.sql.ts` or `verb-noun.ts`, and products such as Node.js. */
const FORM = /^(?:x\.|verb-noun\.|index\.ts$|[A-Z]\w*\.js$)|…/;
/** A file of an earlier release is struck out: ~~server/src/old.ts~~. */
const STRUCK_OUT = /~~[^~]*~~/g;

/**
 * The source files and folders that a document names. A file may be shortened at its beginning as long as one file ends
 * so; a name alone may belong to several.
 */
export function codePaths(document: string, files: ReadonlySet<string>): CodePath[] {
  const text = document.replace(STRUCK_OUT, (struck) => ' '.repeat(struck.length));
  const all = [...files];
  const folders = new Set(all.flatMap(foldersOf));
  const sources = [...text.matchAll(SOURCE)]
    .filter(([name]) => !FORM.test(name))
    .map(({ 0: name, index }) => ({ text: name, index, isKnown: isFile(name, all, files) }));
  const places = [...text.matchAll(FOLDER)]
    .filter(({ 0: name, index }) => !sources.some((source) => source.index === index) && !/\.\w+$/.test(name))
    .map(({ 0: name, index }) => ({ text: name, index, isKnown: folders.has(name) }));
  return [...sources, ...places];
}

function isFile(name: string, all: readonly string[], files: ReadonlySet<string>): boolean {
  if (files.has(name)) return true;
  const count = all.filter((file) => `/${file}`.endsWith(`/${name}`) || withoutSrc(file).endsWith(`/${name}`)).length;
  return name.includes('/') ? count === 1 : count > 0;
}

/** `rules/order/status.ts` is how imports name `packages/rules/src/order/status.ts`. */
function withoutSrc(file: string): string {
  return `/${file}`.replace('/src/', '/');
}

function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
}
