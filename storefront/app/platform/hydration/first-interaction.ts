const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const TIMEOUT_MS = 4_000;

let interaction: Promise<void> | null = null;
let isDone = false;

/** Also true after a client-side navigation to another page than the one that was opened. */
export function hasInteracted(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return isDone || (opened !== undefined && new URL(opened.name).pathname !== location.pathname);
}

/** Resolves on the first pointer, scroll, key or focus event, or four seconds after the page has loaded. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const finish = () => {
      for (const name of EVENTS) window.removeEventListener(name, finish, true);
      isDone = true;
      resolve();
    };
    for (const name of EVENTS) window.addEventListener(name, finish, { capture: true, passive: true });
    const startTimeout = () => void setTimeout(finish, TIMEOUT_MS);
    if (document.readyState === 'complete') startTimeout();
    else window.addEventListener('load', startTimeout, { once: true });
  });
  return interaction;
}

// Listen from the start, so that an interaction on an earlier page counts.
if (typeof window !== 'undefined') void firstInteraction();
