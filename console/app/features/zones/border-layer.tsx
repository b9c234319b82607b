import type { Point } from '@rialto/contract/shapes/point.ts';
import type { MapCanvas } from '@rialto/ui/media/map-view.tsx';
import { useEffect, useRef } from 'react';
import type { Drawing } from './start-drawing.ts';

type Props = {
  canvas: MapCanvas;
  corners: readonly Point[];
  isDrawing: boolean;
  onChange: (corners: Point[]) => void;
  /** Called when the border can be drawn or changed. */
  onReady: () => void;
};

/** The border of one zone, changed by its corners or drawn again. The drawing code is loaded when it is needed. */
export function BorderLayer({ canvas, corners, isDrawing, onChange, onReady }: Props) {
  const latest = useRef({ corners, isDrawing, onChange, onReady });
  const drawing = useRef<Drawing | null>(null);
  const shown = useRef<readonly Point[] | null>(null);
  useEffect(() => {
    latest.current = { corners, isDrawing, onChange, onReady };
  });

  useEffect(() => {
    let isGone = false;
    void import('./start-drawing.ts').then(({ startDrawing }) => {
      if (isGone) return;
      drawing.current = startDrawing(canvas, (changed) => {
        shown.current = changed;
        latest.current.onChange(changed);
      });
      shown.current = latest.current.corners;
      drawing.current.show(latest.current.corners, latest.current.isDrawing);
      latest.current.onReady();
    });
    return () => {
      isGone = true;
      drawing.current?.stop();
      drawing.current = null;
    };
  }, [canvas]);

  useEffect(() => {
    // The map already shows a border that was drawn on it.
    if (!isDrawing && shown.current === corners) return;
    shown.current = corners;
    drawing.current?.show(corners, isDrawing);
  }, [corners, isDrawing]);
  return null;
}
