import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier, type Client } from 'pg';
import type { Log } from './log.ts';

export type OnNotice = (payload: string) => void;
export type OnReconnect = () => void | Promise<void>;
export type Subscription = { ready: Promise<void>; stop(): Promise<void> };

type Listening = {
  newClient: () => Client;
  channel: string;
  onNotice: OnNotice;
  onReconnect: OnReconnect;
  log: Log;
};

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2_000;

/** Notices of one channel over a connection of its own. What was sent during an outage is lost, hence `onReconnect`. */
export function listen(listening: Listening): Subscription {
  const stopping = new AbortController();
  const { promise: ready, resolve: firstReady } = Promise.withResolvers<void>();
  const ended = keepListening(listening, stopping.signal, firstReady);
  const stop = async () => {
    stopping.abort();
    await ended;
  };
  return { ready, stop };
}

async function keepListening(listening: Listening, stop: AbortSignal, firstReady: () => void): Promise<void> {
  let pauseMs = FIRST_PAUSE_MS;
  let hasListened = false;
  const onListening = () => {
    pauseMs = FIRST_PAUSE_MS;
    if (hasListened) tellReconnected(listening);
    hasListened = true;
    firstReady();
  };
  while (!stop.aborted) {
    const reason = await listenOnce(listening, stop, onListening);
    if (stop.aborted) break;
    listening.log.warn({ err: reason, channel: listening.channel }, 'Notices of the database are interrupted');
    await sleep(pauseMs * (0.5 + Math.random() / 2), undefined, { signal: stop }).catch(() => undefined);
    pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
  }
}

/** Resolves with the reason when the connection is over. */
async function listenOnce(listening: Listening, stop: AbortSignal, onListening: () => void): Promise<unknown> {
  const client = listening.newClient();
  const { promise: lost, reject: lose } = Promise.withResolvers<never>();
  client.on('error', lose);
  client.on('end', () => lose(new Error('Connection terminated')));
  client.on('notification', ({ payload }) => tellNotice(listening, payload ?? ''));
  const onStop = () => lose(stop.reason);
  stop.addEventListener('abort', onStop);
  const pulse = new AbortController();
  try {
    await Promise.race([lost, client.connect()]);
    await Promise.race([lost, client.query(`listen ${escapeIdentifier(listening.channel)}`)]);
    onListening();
    return await Promise.race([lost, checkPulse(client, pulse.signal)]);
  } catch (error) {
    return error;
  } finally {
    pulse.abort();
    stop.removeEventListener('abort', onStop);
    // A server that went silent never confirms the end; we do not wait for it.
    await Promise.race([client.end(), sleep(500, undefined, { ref: false })]).catch(() => undefined);
  }
}

const PULSE_MS = 15_000;

/** A connection that only listens would not notice that the other side vanished without a word. */
async function checkPulse(client: Client, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await sleep(PULSE_MS, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await client.query('select 1');
  }
}

function tellNotice({ onNotice, channel, log }: Listening, payload: string): void {
  try {
    onNotice(payload);
  } catch (error) {
    log.error({ err: error, channel }, 'A notice of the database could not be dealt with');
  }
}

function tellReconnected({ onReconnect, channel, log }: Listening): void {
  const reading = (async () => onReconnect())();
  reading.catch((error: unknown) => {
    log.error({ err: error, channel }, 'Reading again after an outage of the database failed');
  });
}
