/** Longer than a toast, which the first visit begins with. */
const AT_LEAST_MS = 5_000;

/** Runs when the browser is idle, or after a short delay where that is not supported. */
export function whenIdle(act: () => void, atLeastMs = AT_LEAST_MS): () => void {
  const hasIdleCallback = 'requestIdleCallback' in window;
  let idle = 0;
  const timer = setTimeout(() => {
    if (hasIdleCallback) idle = requestIdleCallback(act, { timeout: 5_000 });
    else act();
  }, atLeastMs);
  return () => {
    clearTimeout(timer);
    if (hasIdleCallback) cancelIdleCallback(idle);
  };
}
