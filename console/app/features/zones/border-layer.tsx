import type { Point } from '@rialto/contract/shapes/point.ts';
import type { MapCanvas } from '@rialto/ui/media/map-view.tsx';
import { useEffect, useRef } from 'react';
import type { Drawing } from './start-drawing.ts';

type Props = {
  canvas: MapCanvas;
  corners: readonly Point[];
  isDrawing: boolean;
  onChange: (corners: Point[]) => void;
  onDrawingCode: (state: 'ready' | 'failed') => void;
  /** Counted up to load the drawing code again. */
  attempt: number;
};

/** The border of one zone, changed by its corners or drawn again. The drawing code is loaded when it is needed. */
export function BorderLayer({ canvas, corners, isDrawing, onChange, onDrawingCode, attempt }: Props) {
  const latest = useRef({ corners, isDrawing, onChange, onDrawingCode });
  const drawing = useRef<Drawing | null>(null);
  const shown = useRef<readonly Point[] | null>(null);
  useEffect(() => {
    latest.current = { corners, isDrawing, onChange, onDrawingCode };
  });

  useEffect(() => {
    let isGone = false;
    const load = async () => {
      const { startDrawing } = await import('./start-drawing.ts');
      if (isGone) return;
      drawing.current = startDrawing(canvas, (changed) => {
        shown.current = changed;
        latest.current.onChange(changed);
      });
      shown.current = latest.current.corners;
      drawing.current.show(latest.current.corners, latest.current.isDrawing);
      latest.current.onDrawingCode('ready');
    };
    load().catch(() => {
      if (!isGone) latest.current.onDrawingCode('failed');
    });
    return () => {
      isGone = true;
      drawing.current?.stop();
      drawing.current = null;
    };
  }, [canvas, attempt]);

  useEffect(() => {
    // The map already shows a border that was drawn on it.
    if (!isDrawing && shown.current === corners) return;
    shown.current = corners;
    drawing.current?.show(corners, isDrawing);
  }, [corners, isDrawing]);
  return null;
}
