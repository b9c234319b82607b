/** Keys in the phone's local storage. */
type Key = `courier_${'link' | 'language' | 'run' | 'steps' | 'messages' | 'position' | 'shop'}`;

/** Reads a value that was kept on this phone; null if there is none or it cannot be read. */
export function readLocal<T>(key: Key): T | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as T | null;
  } catch {
    return null;
  }
}

/** Without storage, as in a private window, everything still works until the page is closed. */
export function writeLocal(key: Key, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // See above.
  }
}

export function removeLocal(key: Key): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // See above.
  }
}
