/** Base64 of the name's UTF-8 bytes, as category URLs carry it. */
export function encodeName(name: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(name)));
}

/** Null if the code is not valid. */
export function decodeName(code: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(code), (sign) => sign.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
