import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { t } from '@rialto/texts/text.ts';
import { createSharedState } from '../../../platform/overlays/shared-state.ts';
import { newKey } from '../../../platform/session/new-key.ts';
import { writeDevice } from '../../../platform/session/device.ts';
import { isSameTarget, type ChatTarget } from '../chat-target.ts';
import { dropMessage, storedMessages, storeMessage, type QueuedMessage } from './outbox-store.ts';
import { sendQueued } from './send-queued.ts';

export type PendingMessage = QueuedMessage & {
  status: 'waiting' | 'sending' | 'failed';
  /** The share of the pictures that is sent, from 0 to 1. */
  progress: number;
  /** Why it was refused. */
  problem: string | null;
};

const pending = createSharedState<PendingMessage[]>([]);
const FIRST_RETRY_MS = 2_000;
const MOST_RETRY_MS = 30_000;

let owner: string | null = null;
let isSending = false;
let retryMs = FIRST_RETRY_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The messages of this device that are not sent yet, in order. */
export function usePending(target: ChatTarget): PendingMessage[] {
  return pending.use().filter((message) => isSameTarget(message.target, target));
}

type Draft = Pick<QueuedMessage, 'target' | 'text' | 'pictures' | 'orderId'>;

/** Shows the message at once, keeps it over a reload, and sends it after those before it. */
export async function queueMessage(customer: string, draft: Draft): Promise<void> {
  const message = { ...draft, key: newKey(), owner: customer, writtenAt: Date.now() };
  add([message]);
  await storeMessage(message);
  await sendAll();
}

/** Continues with the messages that an earlier page of this customer left. */
export async function resumeOutbox(customer: string): Promise<void> {
  if (owner !== customer) pending.write([]);
  owner = customer;
  window.addEventListener('online', sendNow);
  const known = new Set(pending.read().map(({ key }) => key));
  add((await storedMessages(customer)).filter(({ key }) => !known.has(key)));
  await sendAll();
}

export function retryMessage(key: string): void {
  change(key, { status: 'waiting', problem: null });
  sendNow();
}

export function discardMessage(key: string): void {
  remember(pending.read().filter((message) => message.key !== key));
  void dropMessage(key);
}

function add(messages: QueuedMessage[]): void {
  const waiting = messages.map((message) => ({ ...message, status: 'waiting', progress: 0, problem: null }) as const);
  remember([...pending.read(), ...waiting].toSorted((a, b) => a.writtenAt - b.writtenAt));
}

/** Other pages read the mark, so that they load this code only if something is left to send. */
function remember(messages: PendingMessage[]): void {
  pending.write(messages);
  writeDevice('chat_outbox', messages.length > 0 ? String(messages.length) : null);
}

function change(key: string, changes: Partial<PendingMessage>): void {
  pending.write(pending.read().map((message) => (message.key === key ? { ...message, ...changes } : message)));
}

function sendNow(): void {
  clearTimeout(timer);
  void sendAll();
}

/** One after another, so that they arrive in order. A broken network stops the queue until it is back. */
async function sendAll(): Promise<void> {
  if (isSending) return;
  isSending = true;
  for (let next = nextWaiting(); next; next = nextWaiting()) {
    if (await send(next)) retryMs = FIRST_RETRY_MS;
    else {
      timer = setTimeout(sendNow, retryMs);
      retryMs = Math.min(retryMs * 2, MOST_RETRY_MS);
      break;
    }
  }
  isSending = false;
}

const nextWaiting = () => pending.read().find(({ status }) => status === 'waiting');

/** False if it must be tried again later. */
async function send(message: PendingMessage): Promise<boolean> {
  const { key } = message;
  change(key, { status: 'sending', progress: 0 });
  try {
    await sendQueued(message, (progress) => change(key, { progress }));
    discardMessage(key);
    return true;
  } catch (thrown) {
    const isFinal = thrown instanceof CallRefused && !mayPassLater(thrown);
    if (!isFinal) change(key, { status: 'waiting' });
    else change(key, { status: 'failed', problem: thrown.errors[0]?.message ?? t('chat.not_sent') });
    return isFinal;
  }
}

const SESSION_ENDED = 401;
const TIMED_OUT = 408;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

function mayPassLater({ status }: CallRefused): boolean {
  return status >= SERVER_FAULT || [SESSION_ENDED, TIMED_OUT, TOO_MANY].includes(status);
}
