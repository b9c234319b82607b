import { openPaintingProcess, type PaintingProcess } from '../painting/painting-process.ts';
import type { PaintJob } from './paint-picture.ts';

export type Painter = PaintingProcess<PaintJob>;

/** Paints pictures in a process of their own. */
export function openPainter(options?: { idleMs: number }): Painter {
  return openPaintingProcess(new URL('./picture-process.ts', import.meta.url), options);
}
