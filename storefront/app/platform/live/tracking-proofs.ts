/** What a tab was given for an order that is tracked by number and phone; `at` is when it arrived. */
export type TrackingProof = { token: string; at: number; isRunning: boolean };
export type TrackingProofs = Readonly<Record<number, TrackingProof>>;

/** The server reads no more. */
const MAX_SENT = 5;
/** A proof is valid for 30 minutes; a connection whose proof is this much older than the renewed one may lack its order. */
const DOUBTFUL_MS = 29 * 60_000;

/** Of each order the newest proof. */
export function newestProofs(known: TrackingProofs, heard: TrackingProofs): TrackingProofs {
  const newer = Object.entries(heard).filter(([id, { at }]) => at >= (known[Number(id)]?.at ?? 0));
  return { ...known, ...Object.fromEntries(newer) };
}

/** Those that a stream carries: running orders first, then the highest numbers, which are the latest orders. */
export function proofsToSend(known: TrackingProofs): TrackingProofs {
  const rank = ([, { isRunning }]: [string, TrackingProof]) => Number(isRunning);
  const ordered = Object.entries(known).toSorted((a, b) => rank(b) - rank(a) || Number(b[0]) - Number(a[0]));
  return Object.fromEntries(ordered.slice(0, MAX_SENT));
}

/** Whether an order is missing in a connection that was opened with other proofs. */
export function needsConnection(sent: TrackingProofs, wanted: TrackingProofs, { isRefused }: { isRefused: boolean }) {
  return Object.entries(wanted).some(([id, { token, at }]) => {
    const before = sent[Number(id)];
    if (!before) return true;
    return before.token !== token && (isRefused || at - before.at >= DOUBTFUL_MS);
  });
}
