import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import type { MapCanvas } from '@rialto/ui/media/map-view.tsx';
import { Pencil } from 'lucide-react';
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

/** The map on which the border of a zone is drawn and changed. */
export function BorderEditor({ corners, onChange, others, centre, zoom, className = '' }: Props) {
  const [isDrawing, setIsDrawing] = useState(corners.length === 0);
  const [fitted, setFitted] = useState<readonly Point[] | undefined>(corners.length > 0 ? corners : undefined);
  const [own, setOwn] = useState(corners);
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
            <BorderLayer canvas={canvas} corners={own} isDrawing={isDrawing} onChange={change} />
          </>
        );
      },
    [others, own, isDrawing, change],
  );
  return (
    <div className={`flex flex-col gap-2 ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-sm text-ink-soft">
          {isDrawing ? t('console.zones_how_draw') : t('console.zones_how_change')}
        </p>
        <Button
          kind="secondary"
          size="sm"
          icon={<Pencil className="size-4" aria-hidden />}
          onClick={() => setIsDrawing(true)}
          disabled={isDrawing}
        >
          {t('console.zones_draw_new')}
        </Button>
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
