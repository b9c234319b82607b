import { CellProblem } from './column.ts';

/** PostgreSQL cannot store control characters and lone surrogates, and spreadsheets do not show them. */
const UNSEEN = /(?![\n\t])\p{Cc}|\p{Cs}/u;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()-]{5,24}$/;

/** A text that may be empty. */
export function text(maxLength: number) {
  return {
    read: (cell: string) => checkedText(cell, maxLength),
    write: (value: string) => tidy(value),
  };
}

export function optionalText(maxLength: number) {
  return {
    read: (cell: string) => checkedText(cell, maxLength) || null,
    write: (value: string | null) => tidy(value ?? ''),
  };
}

/** The key of a thing, or of another one that it refers to. */
export const key = text(140);
export const optionalKey = optionalText(140);

export const email = {
  read: (cell: string) => matching(cell, EMAIL, 200, 'not_email'),
  write: (value: string | null) => value ?? '',
};

export const phone = {
  read: (cell: string) => matching(cell, PHONE, 40, 'not_phone'),
  write: (value: string | null) => value ?? '',
};

export const timezone = {
  read(cell: string) {
    const name = cell.trim();
    if (!isTimeZone(name)) throw new CellProblem('not_timezone');
    return name;
  },
  write: (value: string) => value,
};

/** The names of several files or days, separated by semicolons. */
export function listOf(maxCount: number, check: (entry: string) => string) {
  return {
    read(cell: string) {
      const entries = cell.split(';').map((entry) => entry.trim());
      const checked = entries.filter((entry) => entry !== '').map(check);
      if (checked.length > maxCount) throw new CellProblem('too_many', { count: maxCount });
      return checked;
    },
    write: (values: readonly string[]) => values.join('; '),
  };
}

function checkedText(cell: string, maxLength: number): string {
  const value = tidy(cell);
  if (UNSEEN.test(value)) throw new CellProblem('unseen_characters');
  if (value.length > maxLength) throw new CellProblem('too_long', { count: maxLength });
  return value;
}

function tidy(value: string): string {
  return value.replaceAll('\r\n', '\n').trim();
}

function matching(cell: string, pattern: RegExp, maxLength: number, code: 'not_email' | 'not_phone'): string | null {
  const value = checkedText(cell, maxLength);
  if (value === '') return null;
  if (!pattern.test(value)) throw new CellProblem(code);
  return value;
}

function isTimeZone(name: string): boolean {
  try {
    return name !== '' && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
