const listeners: (() => void)[] = [];

/** Registers a reset of in-memory customer data for when another customer or guest takes over (NAV-12). */
export function onOwnerChange(forget: () => void): void {
  listeners.push(forget);
}

export function notifyOwnerChange(): void {
  for (const forget of listeners) forget();
}
