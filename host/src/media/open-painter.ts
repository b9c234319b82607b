import { openPaintingProcess, type PaintingProcess } from '../painting/painting-process.ts';
import type { PaintJob } from './paint-picture.ts';

export type Painter = PaintingProcess<PaintJob>;

/** The smallest picture that needs every part of the renderer. */
const small: PaintJob = {
  bytes: null,
  recipe: {
    kind: 'composed',
    width: 16,
    height: 9,
    composition: 'plate',
    palette: 'saffron',
    objects: ['lemon'],
    seed: 1,
  },
  width: 16,
  format: 'avif',
};

/** Starts the process and loads its renderer before the first visitor needs them. */
export function startPainter({ paint }: Pick<Painter, 'paint'>): void {
  // The first picture of a visitor tries again and reports what fails.
  paint(small).catch(() => undefined);
}

/** Paints pictures in a process of their own. */
export function openPainter(options?: { idleMs: number }): Painter {
  return openPaintingProcess(new URL('./picture-process.ts', import.meta.url), options);
}
