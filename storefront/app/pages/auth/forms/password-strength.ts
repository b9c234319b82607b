/** Counted in characters, as on the server. */
const LEAST_CHARACTERS = 8;
const LONG = 16;
const FAIRLY_LONG = 12;

/** 0 is rejected by the server. Length counts most. */
export type Strength = 0 | 1 | 2 | 3;

export function strengthOf(password: string): Strength {
  const length = [...password].length;
  if (length < LEAST_CHARACTERS || new Set(password.toLowerCase()).size < 4) return 0;
  const kinds = [/\p{Ll}|\p{Lo}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  if (length >= LONG || (length >= FAIRLY_LONG && kinds >= 3)) return 3;
  return length >= FAIRLY_LONG || kinds >= 3 ? 2 : 1;
}

export function isLongEnough(password: string): boolean {
  return [...password].length >= LEAST_CHARACTERS;
}
