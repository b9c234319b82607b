import { expect, test } from 'vitest';
import { createGlide } from './glide.ts';
import type { MapPoint } from './map-canvas.ts';

const from = { lat: 33, lng: 27 };
const corner = { lat: 33.005, lng: 27 };
const to = { lat: 33.005, lng: 27.005 };
const line = [from, corner, to];

function aGlide({ isCalm = false } = {}) {
  const seen: MapPoint[] = [];
  let time = 0;
  let waiting: (() => void) | null = null;
  const glide = createGlide({
    show: (point) => seen.push(point),
    now: () => time,
    nextFrame: (run) => ((waiting = run), 1),
    cancelFrame: () => (waiting = null),
    isCalm: () => isCalm,
  });
  const pass = (ms: number) => {
    time += ms;
    const run = waiting;
    waiting = null;
    run?.();
  };
  return { glide, seen, pass, isMoving: () => waiting !== null };
}

test('the first position is shown at once', () => {
  const { glide, seen, isMoving } = aGlide();
  glide.moveTo(from, line);
  expect(seen).toEqual([from]);
  expect(isMoving()).toBe(false);
});

test('the point moves along the line in the time since the position before, and stops there', () => {
  const { glide, seen, pass, isMoving } = aGlide();
  glide.moveTo(from, line);
  pass(4_000);
  glide.moveTo(to, line);
  pass(1_000);
  // A quarter of the time: still on the first leg, so it has not cut the corner.
  expect(seen.at(-1)?.lng).toBe(27);
  expect(seen.at(-1)?.lat).toBeGreaterThan(33.002);
  pass(3_000);
  expect(seen.at(-1)).toEqual(to);
  expect(isMoving()).toBe(false);
});

test('a new position on the way continues from the point that is shown', () => {
  const { glide, seen, pass } = aGlide();
  glide.moveTo(from, line);
  pass(4_000);
  glide.moveTo(corner, line);
  pass(2_000);
  const shown = seen.at(-1);
  glide.moveTo(to, line);
  expect(seen.at(-1)).toEqual(shown);
});

test('with reduced motion every position is shown at once', () => {
  const { glide, seen, pass, isMoving } = aGlide({ isCalm: true });
  glide.moveTo(from, line);
  pass(4_000);
  glide.moveTo(to, line);
  expect(seen).toEqual([from, to]);
  expect(isMoving()).toBe(false);
});

test('a position far away is shown at once', () => {
  const { glide, seen, pass } = aGlide();
  glide.moveTo(from, line);
  pass(4_000);
  glide.moveTo({ lat: 34, lng: 27 }, line);
  expect(seen.at(-1)).toEqual({ lat: 34, lng: 27 });
});

test('stopping ends the movement', () => {
  const { glide, seen, pass, isMoving } = aGlide();
  glide.moveTo(from, line);
  pass(4_000);
  glide.moveTo(to, line);
  glide.stop();
  expect(isMoving()).toBe(false);
  expect(seen.at(-1)).toEqual(from);
});
