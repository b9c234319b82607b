/** While the live stream is open it says when something changed, and polling only checks. */
const LIVE_POLL_MS = 60_000;

type Polling = {
  /** The pause while nothing else says what changed; null once the data is final. */
  ms: number | null;
  isLive: boolean;
  isPolledWhileLive: boolean;
  /** Whether the last read failed. The stream says nothing of that, as one without a network does. */
  isStale: boolean;
};

/** Reads again after a pause, and a stale answer as soon as the network is back. Returns a function that ends both. */
export function pollAgain({ ms, isLive, isPolledWhileLive, isStale }: Polling, read: () => void): () => void {
  const isOnlyChecked = isLive && !isPolledWhileLive && !isStale;
  const stops = [
    ...(ms === null ? [] : [onceVisibleAfter(isOnlyChecked ? Math.max(ms, LIVE_POLL_MS) : ms, read)]),
    ...(isStale ? [whenOnline(read)] : []),
  ];
  return () => stops.forEach((stop) => stop());
}

function whenOnline(run: () => void): () => void {
  window.addEventListener('online', run);
  return () => window.removeEventListener('online', run);
}

/** Runs after a pause; in a hidden tab not before it is shown again. */
function onceVisibleAfter(ms: number, run: () => void): () => void {
  const cancel = () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', runIfVisible);
  };
  const runIfVisible = () => {
    if (document.visibilityState !== 'visible') return;
    cancel();
    run();
  };
  const timer = setTimeout(() => {
    document.addEventListener('visibilitychange', runIfVisible);
    runIfVisible();
  }, ms);
  return cancel;
}
