import { isOnline, link } from '../platform/connection.ts';
import { forgetChats, restoreMessages } from './chat/chat-stores.ts';
import { readChats } from './chat/read-chats.ts';
import { followRun, isLive, wakeStream } from './live-run.ts';
import { restoreConsent } from './position/share-position.ts';
import { forgetRun, refreshRun, restoreRun, run } from './run.ts';
import { readShop } from './shop.ts';
import { restoreQueue } from './steps/step-queue.ts';
import { sendDueSteps, sendHeldStep } from './steps/take-step.ts';

const POLL_MS = 5_000;
/** While the stream is open the poll only checks. */
const POLL_WHILE_LIVE_MS = 15_000;

/** Starts everything that runs beside the views: reading the run again, sending steps, reacting to the network. */
export function startRun(): void {
  restoreQueue();
  restoreConsent();
  restoreMessages();
  restoreRun();
  link.subscribe(onLinkChange);
  onLinkChange();
  // The link page shows the number of the shop, so it is read even without a link that works.
  void readShop().catch(() => undefined);
  window.addEventListener('online', resume);
  window.addEventListener('offline', () => isOnline.set(false));
  document.addEventListener('visibilitychange', () => (isHidden() ? sendHeldStep() : resume()));
  window.addEventListener('pagehide', sendHeldStep);
  setInterval(poll, POLL_MS);
}

function resume(): void {
  if (!hasLink()) return;
  wakeStream();
  sendDueSteps();
  readAgain();
}

function poll(): void {
  const isFresh = isLive.get() && Date.now() - (run.get()?.readAt ?? 0) < POLL_WHILE_LIVE_MS;
  if (!isHidden() && hasLink() && !isFresh) readAgain();
}

function readAgain(): void {
  void refreshRun().then(readChats);
}

/** A refused link loses its run; another link in the same tab reads its own. */
function onLinkChange(): void {
  const { secret, state } = link.get();
  if (!hasLink()) {
    forgetRun();
    forgetChats();
  }
  void followRun(state === 'works' ? secret : null).catch(() => undefined);
  if (state === 'unchecked') resume();
}

function hasLink(): boolean {
  const { state } = link.get();
  return state === 'works' || state === 'unchecked';
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
