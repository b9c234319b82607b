const listeners: (() => void)[] = [];

/** Whatever is kept of a person while the page is open is forgotten when another takes their place (NAV-12). */
export function onOwnerChange(forget: () => void): void {
  listeners.push(forget);
}

export function notifyOwnerChange(): void {
  for (const forget of listeners) forget();
}
