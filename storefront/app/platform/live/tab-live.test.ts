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

test('TRK-08 an order that any tab tracks by number and phone is added to the one stream', async () => {
  const browser = openBrowser();
  browser.signIn(null);
  const [, second] = [browser.openTab(1), browser.openTab(2)];
  await settle();
  expect(browser.streams).toEqual([]);
  second.tab.track({ 100000001: 'proof' });
  expect(browser.open().map(({ tab, headers }) => [tab, headers()])).toEqual([[1, { 'x-tracking-token': 'proof' }]]);
  second.tab.track({ 100000001: 'renewed' });
  expect(browser.streams).toHaveLength(1);
  expect(browser.streams[0]?.headers()).toEqual({ 'x-tracking-token': 'renewed' });
});
