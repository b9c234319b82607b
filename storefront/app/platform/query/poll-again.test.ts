import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pollAgain } from './poll-again.ts';

const POLL_MS = 10_000;
const live = { ms: POLL_MS, isLive: true, isPolledWhileLive: false, isStale: false };
let page: EventTarget & { visibilityState: string };
let browser: EventTarget;
beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  browser = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', browser);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const readsAfter = (ms: number, read: ReturnType<typeof vi.fn>) => {
  vi.advanceTimersByTime(ms);
  return read.mock.calls.length;
};
const goOnline = () => browser.dispatchEvent(new Event('online'));

test('TRK-02 without a stream the page reads again after ten seconds', () => {
  const read = vi.fn();
  pollAgain({ ...live, isLive: false }, read);
  expect(readsAfter(POLL_MS - 1, read)).toBe(0);
  expect(readsAfter(1, read)).toBe(1);
});

test('TRK-06 an open stream says what changed, so the page only checks each minute', () => {
  const read = vi.fn();
  pollAgain(live, read);
  expect(readsAfter(59_999, read)).toBe(0);
  expect(readsAfter(1, read)).toBe(1);
});

test('TRK-09 a stale answer is read again after ten seconds although the stream is open', () => {
  const read = vi.fn();
  pollAgain({ ...live, isStale: true }, read);
  expect(readsAfter(POLL_MS - 1, read)).toBe(0);
  expect(readsAfter(1, read)).toBe(1);
});

test('TRK-09 a stale answer is read again at once when the network is back, also of data that is final', () => {
  for (const ms of [POLL_MS, null]) {
    const read = vi.fn();
    const stop = pollAgain({ ...live, ms, isStale: true }, read);
    goOnline();
    expect(read).toHaveBeenCalledTimes(1);
    stop();
    goOnline();
    expect(readsAfter(120_000, read)).toBe(1);
  }
});

test('a fresh answer is not read again because the network is back, and final data never', () => {
  const read = vi.fn();
  const stops = [pollAgain(live, read), pollAgain({ ...live, ms: null }, read)];
  goOnline();
  expect(read).not.toHaveBeenCalled();
  expect(readsAfter(60_000, read)).toBe(1);
  stops.forEach((stop) => stop());
});

test('a hidden page reads once it is shown again', () => {
  const read = vi.fn();
  page.visibilityState = 'hidden';
  pollAgain({ ...live, isLive: false }, read);
  expect(readsAfter(POLL_MS * 3, read)).toBe(0);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  expect(read).toHaveBeenCalledTimes(1);
});
