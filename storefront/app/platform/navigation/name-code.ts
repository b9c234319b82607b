/** A name as the address of a category carries it: the base64 of its UTF-8 bytes. */
export function encodeName(name: string): string {
  return btoa(String.fromCodePoint(...new TextEncoder().encode(name)));
}

/** The name again, or null when somebody has meddled with it. */
export function decodeName(code: string): string | null {
  try {
    const bytes = Uint8Array.from(atob(code), (sign) => sign.codePointAt(0) ?? 0);
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
