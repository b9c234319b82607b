import { link } from '../platform/connection.ts';
import { restoreConsent } from './position/share-position.ts';
import { forgetRun, refreshRun, restoreRun } from './run.ts';
import { readShop } from './shop.ts';
import { sendDueSteps, sendHeldStep } from './steps/take-step.ts';
import { restoreQueue } from './steps/step-queue.ts';

const POLL_MS = 5_000;

/** Starts everything that runs beside the views: reading the run again, sending steps, reacting to the network. */
export function startRun(): void {
  restoreQueue();
  restoreConsent();
  restoreRun();
  link.subscribe(onLinkChange);
  onLinkChange();
  // The link page shows the number of the shop, so it is read even without a link that works.
  void readShop().catch(() => undefined);
  window.addEventListener('online', resume);
  document.addEventListener('visibilitychange', () => (isHidden() ? sendHeldStep() : resume()));
  window.addEventListener('pagehide', sendHeldStep);
  resume();
  setInterval(() => !isHidden() && hasLink() && void refreshRun(), POLL_MS);
}

function resume(): void {
  if (!hasLink()) return;
  sendDueSteps();
  void refreshRun();
}

function onLinkChange(): void {
  if (!hasLink()) forgetRun();
}

function hasLink(): boolean {
  const { state } = link.get();
  return state === 'works' || state === 'unchecked';
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
