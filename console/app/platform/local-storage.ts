/** What the console keeps on this device. */
type LocalValues = {
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

const keyOf = (name: keyof LocalValues) => `console_${name}`;

export function readLocal<Name extends keyof LocalValues>(name: Name): LocalValues[Name] | null {
  try {
    return localStorage.getItem(keyOf(name)) as LocalValues[Name] | null;
  } catch {
    // Storage may be blocked; the console then forgets on reload.
    return null;
  }
}

export function writeLocal<Name extends keyof LocalValues>(name: Name, value: LocalValues[Name] | null): void {
  try {
    if (value === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), value);
  } catch {
    // See above.
  }
}
