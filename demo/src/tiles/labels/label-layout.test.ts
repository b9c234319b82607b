import { expect, test } from 'vitest';
import { BoxIndex } from '../box-index.ts';
import { labelLayer, tileWindow } from '../layers/label-layer.ts';
import { zoomMap } from '../map-index.ts';
import { paletteOf } from '../style/palette-of.ts';
import { tileFrame } from '../tile-frame.ts';
import { labelLayout } from './label-layout.ts';
import { pixelBoxesMeet } from './label.ts';
import type { Label } from './label.ts';
import { numberLabels } from './number-labels.ts';

/** The tile that shows Republic Square at a zoom level. */
function centralTile(z: number) {
  const lat = (33 * Math.PI) / 180;
  const north = (1 - Math.log(Math.tan(lat) + 1 / Math.cos(lat)) / Math.PI) / 2;
  return { z, x: Math.floor(((27 + 180) / 360) * 2 ** z), y: Math.floor(north * 2 ** z) };
}

for (const language of ['en', 'ar'] as const) {
  test(`no two labels of a zoom level touch (${language})`, () => {
    for (const z of [10, 12, 14, 16]) {
      const { labels } = labelLayout(centralTile(z), language);
      const boxes = labels.flatMap((label) => label.boxes.map((box) => ({ ...box, label })));
      const index = new BoxIndex(boxes, (box) => box);
      const touching = boxes.filter((box) =>
        index.within(box).some((other) => other.label !== box.label && pixelBoxesMeet(box, other)),
      );
      expect(labels.length).toBeGreaterThan(5);
      expect(touching).toEqual([]);
    }
  });
}

test('house numbers keep clear of each other and of the other labels', () => {
  const { x, y, z } = centralTile(18);
  const frame = tileFrame({ z, x: x + 2, y: y + 1 });
  const { field } = labelLayout(frame, 'en');
  const numbers = numberLabels(zoomMap(18), frame, 'en', field);
  const boxes = numbers.flatMap((label) => label.boxes);
  expect(numbers.length).toBeGreaterThan(5);
  expect(boxes.every((box) => field.isFree([box]))).toBe(true);
  expect(boxes.filter((box, i) => boxes.some((other, j) => i < j && pixelBoxesMeet(box, other)))).toEqual([]);
});

test('a label across the edge of two tiles is drawn the same in both', () => {
  const palette = paletteOf('light');
  const { x, y, z } = centralTile(16);
  for (const language of ['en', 'ar'] as const) {
    let crossing = 0;
    for (const column of [x, x + 1, x + 2, x + 3]) {
      const [west, east] = [column, column + 1].map((each) => tileFrame({ z, x: each, y }));
      const [left, right] = [west!, east!].map((frame) => labelLayer(zoomMap(z), frame, palette, language));
      const edge = tileWindow(west!).maxX;
      const { index } = labelLayout(west!, language);
      const near = index.within({ ...tileWindow(west!), minX: edge - 3, maxX: edge + 3 });
      const isAcross = (label: Label) =>
        label.boxes.some((box) => box.minX < edge - 3) && label.boxes.some((box) => box.maxX > edge + 3);
      for (const label of near.filter(isAcross)) {
        crossing++;
        const { letters } = label.writing();
        expect(left!.includes(letters) && right!.includes(letters)).toBe(true);
      }
    }
    expect(crossing).toBeGreaterThan(0);
  }
});
