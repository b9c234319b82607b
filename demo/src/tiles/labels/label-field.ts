import { pixelBoxesMeet } from './label.ts';
import type { PixelBox } from './label.ts';

const CELL = 64;

/** The occupied space at a zoom level. */
export class LabelField {
  readonly #cells = new Map<number, PixelBox[]>();

  isFree(boxes: readonly PixelBox[]): boolean {
    return boxes.every((box) => {
      let free = true;
      eachCell(box, (key) => {
        if (free && this.#cells.get(key)?.some((other) => pixelBoxesMeet(box, other))) free = false;
      });
      return free;
    });
  }

  take(boxes: readonly PixelBox[]): void {
    for (const box of boxes) {
      eachCell(box, (key) => {
        const list = this.#cells.get(key);
        if (list) list.push(box);
        else this.#cells.set(key, [box]);
      });
    }
  }
}

function eachCell({ minX, minY, maxX, maxY }: PixelBox, visit: (key: number) => void): void {
  for (let i = Math.floor(minX / CELL); i <= Math.floor(maxX / CELL); i++) {
    for (let j = Math.floor(minY / CELL); j <= Math.floor(maxY / CELL); j++) visit(((i & 0x7fff) << 15) | (j & 0x7fff));
  }
}
