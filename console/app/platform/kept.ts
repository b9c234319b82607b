/** What the console keeps on this device. */
type Kept = {
  token: string;
  language: 'en' | 'ar';
  theme: 'light' | 'dark' | 'system';
  sound: 'off';
  /** The language of printed kitchen tickets, if it is not the page's. */
  ticket_language: 'en' | 'ar';
  /** The store whose orders the board shows. */
  board_store: string;
  /** Steps that were pressed and not sent yet, as JSON. */
  board_steps: string;
};

const keyOf = (name: keyof Kept) => `console_${name}`;

export function readKept<Name extends keyof Kept>(name: Name): Kept[Name] | null {
  try {
    return localStorage.getItem(keyOf(name)) as Kept[Name] | null;
  } catch {
    // Storage may be blocked; the console then forgets on reload.
    return null;
  }
}

export function keep<Name extends keyof Kept>(name: Name, value: Kept[Name] | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), value);
  } catch {
    // See above.
  }
}
