/** Everything that prose may refer to. */
export type Targets = { files: Set<string>; decisions: Set<number>; ids: Set<string> };

const REQUIREMENTS = 'docs/requirements.md';
const TRUST = 'docs/trust.md';

/** Collects documents, decision numbers, and the ids defined in requirements.md and trust.md. */
export function readTargets(files: readonly { path: string; text: string }[]): Targets {
  const textOf = (path: string) => files.find((file) => file.path === path)?.text ?? '';
  return {
    files: new Set(files.map(({ path }) => path)),
    decisions: new Set(files.flatMap(({ path }) => decisionNumber(path) ?? [])),
    ids: new Set([
      ...matches(textOf(REQUIREMENTS), /^- ([A-Z]{2,4}-\d+)\b/gm),
      ...matches(textOf(TRUST), /^\| ([TD]\d+)\s*\|/gm),
    ]),
  };
}

function decisionNumber(path: string): number | undefined {
  const digits = /^docs\/decisions\/(\d{4})-[^/]+\.md$/.exec(path)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, id]) => id ?? []);
}
