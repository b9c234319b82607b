const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin'] as const;
const PATIENCE_MS = 4_000;

let used: Promise<void> | null = null;
let isUsed = false;

/** Also true on every page but the one that was opened: one came there by using the other, or was led there. */
export function hasBegun(): boolean {
  const [opened] = performance.getEntriesByType('navigation');
  return isUsed || (opened !== undefined && new URL(opened.name).pathname !== location.pathname);
}

/** Fulfilled when a visitor begins to use what they see: points, scrolls, presses, types, or has looked at it for a while. */
export function firstUse(): Promise<void> {
  used ??= new Promise((resolve) => {
    const begin = () => {
      for (const sign of SIGNS) window.removeEventListener(sign, begin, true);
      isUsed = true;
      resolve();
    };
    for (const sign of SIGNS) window.addEventListener(sign, begin, { capture: true, passive: true });
    const looked = () => void setTimeout(begin, PATIENCE_MS);
    if (document.readyState === 'complete') looked();
    else window.addEventListener('load', looked, { once: true });
  });
  return used;
}

// Whoever comes from another page of the shop has long begun.
if (typeof window !== 'undefined') void firstUse();
