import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepReplies, keptReplies } from './kept-replies.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('SEA-07 the pages of a list are kept for five minutes from the first of them on', () => {
  keepReplies('tea', ['page 1']);
  vi.advanceTimersByTime(240_000);
  keepReplies('tea', ['page 1', 'page 2']);
  expect(keptReplies('tea')).toEqual(['page 1', 'page 2']);
  vi.advanceTimersByTime(60_000);
  expect(keptReplies('tea')).toBeNull();
});

test('only the lists seen last are kept', () => {
  for (let number = 0; number <= 30; number += 1) keepReplies(`list ${number}`, [number]);
  expect(keptReplies('list 0')).toBeNull();
  expect(keptReplies('list 30')).toEqual([30]);
});
