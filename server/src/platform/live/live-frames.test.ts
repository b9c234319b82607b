import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LiveFrames } from './live-frames.ts';
import { frameOf } from './live-frame.ts';

const names = ['guest:1', 'guest:2', 'staff'];
const frame = (id: number, audiences: readonly string[]) => ({
  ...frameOf({ id, name: 'x', audiences, data: '{}' }),
  id,
});

test('what a stream missed is every event of its audiences after its last one, once and in order', () => {
  const events = fc.array(fc.subarray(names, { minLength: 1 }), { maxLength: 40 });
  fc.assert(
    fc.property(events, fc.subarray(names), fc.nat(40), (audiencesOf, own, after) => {
      const frames = new LiveFrames(10);
      audiencesOf.forEach((audiences, at) => frames.add(frame(at + 1, audiences)));
      const missed = frames.after(after, own)?.map(({ id }) => id) ?? null;
      const expected = audiencesOf.flatMap((audiences, at) =>
        at + 1 > after && audiences.some((audience) => own.includes(audience)) ? [at + 1] : [],
      );
      if (missed) expect(missed).toEqual(expected);
      // At least the newest ten are always in memory.
      else expect(audiencesOf.length - after).toBeGreaterThan(10);
    }),
  );
});

test('an id from before the memory is not answered from it', () => {
  const frames = new LiveFrames(10);
  frames.replaceAll([frame(7, ['staff']), frame(9, ['staff'])], 7);
  expect(frames.after(6, ['staff'])).toBe(null);
  expect(frames.after(7, ['staff'])?.map(({ id }) => id)).toEqual([9]);
  expect(frames.after(7, ['guest:1'])).toEqual([]);
});
