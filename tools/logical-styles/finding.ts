/** A line that uses left or right instead of start or end. */
export type Finding = { line: number; found: string; instead: string };

/**
 * A line may use left and right if it or the line above gives a reason, such as a map with west and east:
 * `logical-styles: allow, <reason>`.
 */
const ALLOWED = /logical-styles: allow, \S+/;

export function withoutAllowed(findings: Finding[], text: string): Finding[] {
  const lines = text.split('\n');
  const allows = (line: number) => ALLOWED.test(lines[line - 1] ?? '');
  return findings.filter(({ line }) => !allows(line) && !allows(line - 1));
}

export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
