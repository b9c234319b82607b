import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import type { MapCanvas } from '@rialto/ui/media/map-view.tsx';
import { Pencil, RotateCw } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { ShopMap } from '../../cards/shop-map.tsx';
import { BorderLayer } from './border-layer.tsx';
import { ZoneShapes, type Shape } from './zone-shapes.tsx';

type Props = {
  corners: readonly Point[];
  onChange: (corners: Point[]) => void;
  /** The other zones, drawn quietly. */
  others: readonly Shape[];
  centre: Point;
  zoom: number;
  className?: string;
};

type DrawingCode = 'loading' | 'ready' | 'failed';

/** The map on which the border of a zone is drawn and changed. */
export function BorderEditor({ corners, onChange, others, centre, zoom, className = '' }: Props) {
  const [isDrawing, setIsDrawing] = useState(corners.length === 0);
  const [fitted, setFitted] = useState<readonly Point[] | undefined>(corners.length > 0 ? corners : undefined);
  const [own, setOwn] = useState(corners);
  const [drawingCode, setDrawingCode] = useState<DrawingCode>('loading');
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setDrawingCode('loading');
    setAttempt(attempt + 1);
  };
  // A border that was not drawn here, such as a circle, is brought into view.
  if (corners !== own) {
    setOwn(corners);
    setFitted(corners.length > 0 ? corners : undefined);
    setIsDrawing(corners.length === 0);
  }
  const change = useCallback(
    (drawn: Point[]) => {
      setOwn(drawn);
      setIsDrawing(false);
      onChange(drawn);
    },
    [onChange],
  );
  const layers = useMemo(
    () =>
      function BorderLayers(canvas: MapCanvas) {
        return (
          <>
            <ZoneShapes canvas={canvas} shapes={others} />
            <BorderLayer
              canvas={canvas}
              corners={own}
              isDrawing={isDrawing}
              onChange={change}
              onDrawingCode={setDrawingCode}
              attempt={attempt}
            />
          </>
        );
      },
    [others, own, isDrawing, change, attempt],
  );
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <div className="flex justify-between gap-2 max-sm:flex-col max-sm:items-start sm:items-center">
        {/* As high as the longer text, so that the map does not move when a border is closed. */}
        <p role="status" className="flex min-h-[2lh] items-center text-sm text-ink-soft">
          {howTo(drawingCode, isDrawing)}
        </p>
        {drawingCode === 'failed' ? (
          <Button
            kind="secondary"
            size="sm"
            className="shrink-0"
            icon={<RotateCw className="size-4" aria-hidden />}
            onClick={retry}
          >
            {t('console.try_again')}
          </Button>
        ) : (
          <Button
            kind="secondary"
            size="sm"
            className="shrink-0"
            icon={<Pencil className="size-4" aria-hidden />}
            onClick={() => setIsDrawing(true)}
            disabled={isDrawing}
          >
            {t('console.zones_draw_new')}
          </Button>
        )}
      </div>
      <ShopMap
        label={t('console.zones_map')}
        centre={corners[0] ?? centre}
        zoom={zoom}
        fitted={fitted}
        layers={layers}
        className="min-h-96 flex-1 rounded-lg border border-hairline"
      />
    </div>
  );
}

/** Clicks are lost until the drawing code is loaded. */
function howTo(drawingCode: DrawingCode, isDrawing: boolean): string {
  if (drawingCode === 'loading') return t('console.loading');
  if (drawingCode === 'failed') return t('console.zones_draw_failed');
  return isDrawing ? t('console.zones_how_draw') : t('console.zones_how_change');
}
