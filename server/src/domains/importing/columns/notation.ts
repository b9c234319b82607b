import type { Texts } from '@rialto/database/documents/texts.ts';

/** Characters that separate parts of a cell. A name contains them after a backslash. */
const SPECIAL = /[\\|=;:]/g;

/** The parts between a separator, trimmed and still escaped. */
export function splitParts(text: string, separator: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '\\') {
      part += character + (text[at + 1] ?? '');
      at += 1;
    } else if (character === separator) {
      parts.push(part.trim());
      part = '';
    } else part += character;
  }
  return [...parts, part.trim()];
}

/** The lines of a cell that are not empty. */
export function linesOf(cell: string): string[] {
  return cell
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function unescaped(part: string): string {
  return part.replaceAll(/\\(.)/g, '$1').trim();
}

export function escaped(name: string): string {
  return name
    .trim()
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(SPECIAL, String.raw`\$&`);
}

/** English|Arabic; the Arabic name may be missing. Null if the English one is. */
export function textsIn(part: string): Texts | null {
  const [en = '', ar = '', ...more] = splitParts(part, '|').map(unescaped);
  if (en === '' || more.length > 0) return null;
  return ar === '' ? { en } : { en, ar };
}

export function textsPart({ en, ar }: { en: string; ar?: string | null | undefined }): string {
  return ar ? `${escaped(en)}|${escaped(ar)}` : escaped(en);
}
