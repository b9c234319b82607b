import type { LiveState, ReceivedEvent } from '@rialto/api-client/follow-live.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TabLive, type Channel, type TabMessage } from './tab-live.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Follow = ConstructorParameters<typeof TabLive>[0]['follow'];
type Stream = Parameters<Follow>[0] & { tab: number; isStopped: boolean };
type LockHolder = { release(): void; reject(): void };

/** A browser with one lock, one channel, and the streams that its tabs open. */
function openBrowser() {
  const streams: Stream[] = [];
  const channels = new Set<Channel>();
  let holder: LockHolder | null = null;
  const queue: (() => void)[] = [];
  let token: string | null = 'token';
  let visible = 1;

  const next = () => {
    holder = null;
    queue.shift()?.();
  };
  const request = async (_name: string, options: LockOptions, work: () => Promise<unknown>): Promise<unknown> => {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const hold = () => {
      const own = { release: resolve as () => void, reject: () => reject(new DOMException('stolen', 'AbortError')) };
      holder = own;
      void work().then(() => {
        resolve(undefined);
        if (holder === own) next();
      });
    };
    options.signal?.addEventListener('abort', () => {
      const at = queue.indexOf(hold);
      if (at >= 0) queue.splice(at, 1);
      reject(options.signal?.reason);
    });
    if (options.steal) {
      holder?.reject();
      hold();
    } else if (holder) queue.push(hold);
    else hold();
    return promise;
  };

  function openTab(number: number) {
    const events: ReceivedEvent[] = [];
    const liveness: boolean[] = [];
    let isFrozen = false;
    const channel: Channel = {
      onmessage: null,
      postMessage: (message: TabMessage) => {
        if (isFrozen) return;
        for (const other of channels) if (other !== channel) other.onmessage?.({ data: message });
      },
    };
    channels.add(channel);
    const tab = new TabLive({
      locks: { request } as unknown as LockManager,
      channel,
      follow: (options) => {
        const stream = { ...options, tab: number, isStopped: false };
        streams.push(stream);
        return { wake: () => undefined, stop: () => (stream.isStopped = true) };
      },
      credentials: () => (token === null ? null : { authorization: `Bearer ${token}` }),
      isVisible: () => visible === number,
      onEvent: (event) => void events.push(event),
      onLive: (isLive) => void liveness.push(isLive),
    });
    tab.start();
    return { tab, events, liveness, freeze: () => (isFrozen = true), names: () => events.map(({ name }) => name) };
  }

  return {
    streams,
    openTab,
    open: () => streams.filter(({ isStopped }) => !isStopped),
    show: (number: number) => void (visible = number),
    signIn: (next_: string | null) => void (token = next_),
  };
}

const late = (id: number): ReceivedEvent => ({ id: String(id), name: 'order_late', data: { order_id: id } });
const reset = (id: number): ReceivedEvent => ({ id: String(id), name: 'reset', data: {} });
const settle = () => vi.advanceTimersByTimeAsync(0);
const begin = (stream: Stream | undefined, id: number) => {
  (['connecting', 'open'] satisfies LiveState[]).forEach((state) => stream?.onState(state));
  stream?.onEvent(reset(id));
};

test('TRK-09 ten tabs open one stream, and every tab gets every event', async () => {
  const browser = openBrowser();
  const tabs = Array.from({ length: 10 }, (_, number) => browser.openTab(number));
  await settle();
  expect(browser.streams).toHaveLength(1);
  begin(browser.streams[0], 1);
  browser.streams[0]?.onEvent(late(2));
  browser.streams[0]?.onEvent({ ...late(3), id: null });
  for (const { events, liveness, names } of tabs) {
    expect(liveness.at(-1)).toBe(true);
    expect(names().filter((name) => name !== 'reset')).toHaveLength(2);
    expect(events.at(-1)?.data).toEqual({ order_id: 3 });
  }
});

test('TRK-09 when the tab with the stream closes, another resumes it at once after the last event', async () => {
  const browser = openBrowser();
  const tabs = [1, 2, 3].map((number) => browser.openTab(number));
  await settle();
  begin(browser.streams[0], 1);
  browser.streams[0]?.onEvent(late(2));
  tabs[0]?.tab.stop();
  await settle();
  expect(browser.open().map(({ tab, lastEventId }) => [tab, lastEventId])).toEqual([[2, '2']]);
  (['connecting', 'open'] satisfies LiveState[]).forEach((state) => browser.streams[1]?.onState(state));
  // Repeated by a server that does not know what the tabs have.
  browser.streams[1]?.onEvent(late(2));
  browser.streams[1]?.onEvent(late(3));
  for (const { events } of tabs.slice(1))
    expect(events.filter(({ name }) => name !== 'reset').map(({ id }) => id)).toEqual(['2', '3']);
  expect(tabs[2]?.names().filter((name) => name === 'reset')).toHaveLength(1);
});

test('a tab that joins later reads again once, because it may have missed something', async () => {
  const browser = openBrowser();
  const first = browser.openTab(1);
  await settle();
  begin(browser.streams[0], 5);
  const second = browser.openTab(2);
  await settle();
  expect(second.liveness).toEqual([true]);
  expect(second.names()).toEqual(['reset']);
  expect(first.names()).toEqual(['reset']);
});

test('while the stream is blocked or refused no tab counts as live', async () => {
  const browser = openBrowser();
  const tabs = [1, 2].map((number) => browser.openTab(number));
  await settle();
  browser.streams[0]?.onState('connecting');
  browser.streams[0]?.onState('refused');
  expect(tabs.flatMap(({ liveness }) => liveness)).toEqual([]);
  begin(browser.streams[0], 1);
  browser.streams[0]?.onState('waiting');
  expect(tabs.map(({ liveness }) => liveness)).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('TRK-09 a visible tab takes the stream from one that the browser put to sleep', async () => {
  const browser = openBrowser();
  const [asleep, awake] = [browser.openTab(1), browser.openTab(2)];
  await settle();
  begin(browser.streams[0], 1);
  browser.streams[0]?.onEvent(late(2));
  asleep.freeze();
  browser.show(2);
  await vi.advanceTimersByTimeAsync(55_000);
  expect(browser.open().map(({ tab, lastEventId }) => [tab, lastEventId])).toEqual([[2, '2']]);
  expect(awake.liveness).toEqual([true, false]);
  begin(browser.streams[1], 3);
  expect(awake.liveness.at(-1)).toBe(true);
});

test('signs of life keep the stream where it is', async () => {
  const browser = openBrowser();
  const [, second] = [browser.openTab(1), browser.openTab(2)];
  await settle();
  browser.show(2);
  begin(browser.streams[0], 1);
  for (let minute = 0; minute < 12; minute += 1) {
    await vi.advanceTimersByTimeAsync(15_000);
    browser.streams[0]?.onBytes?.();
  }
  expect(browser.streams).toHaveLength(1);
  expect(second.liveness).toEqual([true]);
});

test('signing in begins a new stream without the old position; signing out ends it', async () => {
  const browser = openBrowser();
  const { tab } = browser.openTab(1);
  await settle();
  begin(browser.streams[0], 9);
  browser.signIn('another');
  tab.credentialsChanged();
  expect(browser.open().map(({ lastEventId, headers }) => [lastEventId, headers()])).toEqual([
    [null, { authorization: 'Bearer another' }],
  ]);
  tab.credentialsChanged();
  expect(browser.streams).toHaveLength(2);
  browser.signIn(null);
  tab.credentialsChanged();
  expect(browser.open()).toEqual([]);
});

/** The proof of an order as a tab received it now. */
const proof = (token: string, { at = Date.now(), isRunning = true } = {}) => ({ token, at, isRunning });
const tokensOf = (stream: Stream | undefined) => stream?.headers()['x-tracking-token'];

test('TRK-08 an order that any tab tracks by number and phone is added to the one stream', async () => {
  const browser = openBrowser();
  browser.signIn(null);
  const [, second] = [browser.openTab(1), browser.openTab(2)];
  await settle();
  expect(browser.streams).toEqual([]);
  second.tab.track({ 100000001: proof('proof') });
  expect(browser.open().map(({ tab, headers }) => [tab, headers()])).toEqual([[1, { 'x-tracking-token': 'proof' }]]);
  await vi.advanceTimersByTimeAsync(60_000);
  second.tab.track({ 100000001: proof('renewed') });
  expect(browser.streams).toHaveLength(1);
  expect(tokensOf(browser.streams[0])).toBe('renewed');
});

test('TRK-08 a stream whose expired proof was refused opens again with the next renewed proof, in any tab', async () => {
  const browser = openBrowser();
  browser.signIn(null);
  const [, second] = [browser.openTab(1), browser.openTab(2)];
  await settle();
  second.tab.track({ 100000001: proof('proof') });
  begin(browser.streams[0], 4);
  browser.streams[0]?.onState('refused');
  second.tab.track({ 100000001: proof('proof') });
  expect(browser.streams).toHaveLength(1);
  second.tab.track({ 100000001: proof('renewed') });
  expect(browser.open().map((stream) => [stream.lastEventId, tokensOf(stream)])).toEqual([['4', 'renewed']]);
});

test('TRK-08 a stream whose server may have dropped an old proof opens again with the renewed one', async () => {
  const browser = openBrowser();
  const { tab } = browser.openTab(1);
  await settle();
  tab.track({ 100000001: proof('proof') });
  begin(browser.open()[0], 4);
  // Hidden, so nothing renews the proof; the stream ends with it, and the follower reconnects with the same proof.
  await vi.advanceTimersByTimeAsync(40 * 60_000);
  begin(browser.open()[0], 4);
  expect(tokensOf(browser.open()[0])).toBe('proof');
  const { length } = browser.streams;
  tab.track({ 100000001: proof('renewed') });
  expect(browser.streams).toHaveLength(length + 1);
  expect(browser.open().map((stream) => [stream.lastEventId, tokensOf(stream)])).toEqual([['4', 'renewed']]);
  await vi.advanceTimersByTimeAsync(60_000);
  tab.track({ 100000001: proof('renewed again') });
  expect(browser.streams).toHaveLength(length + 1);
});

test('TRK-08 an older proof from another tab does not replace a newer one, and a new leader knows the orders of every tab', async () => {
  const browser = openBrowser();
  browser.signIn(null);
  const [first, , third] = [1, 2, 3].map((number) => browser.openTab(number));
  await settle();
  const old = proof('old');
  third?.tab.track({ 100000001: old });
  await vi.advanceTimersByTimeAsync(60_000);
  first?.tab.track({ 100000001: proof('newer') });
  third?.tab.track({ 100000001: old, 100000002: proof('other') });
  expect(tokensOf(browser.open()[0])).toBe('newer,other');
  first?.tab.stop();
  await settle();
  expect(browser.open().map((stream) => [stream.tab, tokensOf(stream)?.split(',').length])).toEqual([[2, 2]]);
});

test('TRK-08 ended orders do not take the place of a running one in the five of a stream', async () => {
  const browser = openBrowser();
  browser.signIn(null);
  const { tab } = browser.openTab(1);
  await settle();
  const ended = [2, 3, 4, 5, 6, 7].map((number) => [
    100000000 + number,
    proof(`ended ${number}`, { isRunning: false }),
  ]);
  tab.track({
    100000001: proof('running'),
    ...(Object.fromEntries(ended) as Record<number, ReturnType<typeof proof>>),
  });
  expect(tokensOf(browser.open()[0])?.split(',')).toEqual(['running', 'ended 4', 'ended 5', 'ended 6', 'ended 7']);
});
