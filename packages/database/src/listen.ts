import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier, type Client } from 'pg';
import type { Log } from './log.ts';

export type OnNotification = (payload: string) => void;
export type OnReconnect = () => void | Promise<void>;
export type Subscription = { ready: Promise<void>; stop(): Promise<void> };

type ListenOptions = {
  newClient: () => Client;
  channel: string;
  onNotification: OnNotification;
  onReconnect: OnReconnect;
  log: Log;
};

const MIN_BACKOFF_MS = 100;
const MAX_BACKOFF_MS = 2_000;

/** Receives notifications of one channel on its own connection. Those sent during an outage are lost, hence `onReconnect`. */
export function listen(options: ListenOptions): Subscription {
  const stopping = new AbortController();
  const { promise: ready, resolve: firstReady } = Promise.withResolvers<void>();
  const ended = keepListening(options, stopping.signal, firstReady);
  const stop = async () => {
    stopping.abort();
    await ended;
  };
  return { ready, stop };
}

async function keepListening(options: ListenOptions, stop: AbortSignal, firstReady: () => void): Promise<void> {
  let backoffMs = MIN_BACKOFF_MS;
  let hasListened = false;
  const onListening = () => {
    backoffMs = MIN_BACKOFF_MS;
    if (hasListened) reconnected(options);
    hasListened = true;
    firstReady();
  };
  while (!stop.aborted) {
    const reason = await listenOnce(options, stop, onListening);
    if (stop.aborted) break;
    options.log.warn({ err: reason, channel: options.channel }, 'Database listener disconnected; will reconnect');
    await sleep(backoffMs * (0.5 + Math.random() / 2), undefined, { signal: stop }).catch(() => undefined);
    backoffMs = Math.min(backoffMs * 2, MAX_BACKOFF_MS);
  }
}

/** Resolves with the reason when the connection ends. */
async function listenOnce(options: ListenOptions, stop: AbortSignal, onListening: () => void): Promise<unknown> {
  const client = options.newClient();
  const { promise: lost, reject: lose } = Promise.withResolvers<never>();
  client.on('error', lose);
  client.on('end', () => lose(new Error('Connection terminated')));
  const onStop = () => lose(stop.reason);
  stop.addEventListener('abort', onStop);
  const pinging = new AbortController();
  try {
    await Promise.race([lost, client.connect()]);
    await Promise.race([lost, client.query(`listen ${escapeIdentifier(options.channel)}`)]);
    // After `onReconnect`, which reads what was committed before: a notification must not arrive ahead of it.
    onListening();
    client.on('notification', ({ payload }) => notify(options, payload ?? ''));
    return await Promise.race([lost, pingRegularly(client, pinging.signal)]);
  } catch (error) {
    return error;
  } finally {
    pinging.abort();
    stop.removeEventListener('abort', onStop);
    // A server that stopped responding never confirms the end.
    await Promise.race([client.end(), sleep(500, undefined, { ref: false })]).catch(() => undefined);
  }
}

const PING_MS = 15_000;

/** Detects a server that vanished without closing the connection. */
async function pingRegularly(client: Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(PING_MS, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await client.query('select 1');
  }
}

function notify({ onNotification, channel, log }: ListenOptions, payload: string): void {
  try {
    onNotification(payload);
  } catch (error) {
    log.error({ err: error, channel }, 'Handling a database notification failed');
  }
}

function reconnected({ onReconnect, channel, log }: ListenOptions): void {
  const reloading = (async () => onReconnect())();
  reloading.catch((error: unknown) => {
    log.error({ err: error, channel }, 'Reload after a database outage failed');
  });
}
