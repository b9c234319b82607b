import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useState, type RefObject } from 'react';
import { useRootData } from '../../platform/page/root-data.ts';
import { CentrePin } from '@rialto/ui/media/map-pin.tsx';
import { MapView, type MapHandle } from '@rialto/ui/media/map-view.tsx';

const FIRST_ZOOM = 10;
const LOADED_ZOOM = 17;
const ZOOM_IN_AFTER_MS = 600;

type Props = {
  mapRef: RefObject<MapHandle | null>;
  /** The point to show, also before the map has loaded. */
  aim: RefObject<Point>;
  className: string;
  /** Starts zoomed in, without the animation, for a known place. */
  isNear?: boolean;
  isMoving: boolean;
  onMoveStart: () => void;
  onMoveEnd: (centre: Point) => void;
};

/** A map that moves under a fixed pin. It opens on the whole city and then zooms in (specification 1, section 9). */
export function PinMap({ mapRef, aim, className, isNear = false, isMoving, onMoveStart, onMoveEnd }: Props) {
  const { config, scope } = useRootData();
  const [first] = useState(() => aim.current);
  const [isReady, setReady] = useState(false);

  useEffect(() => {
    if (!isReady || isNear) return;
    const timer = setTimeout(() => mapRef.current?.flyTo(aim.current, LOADED_ZOOM), ZOOM_IN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady, isNear, aim, mapRef]);

  return (
    <MapView
      ref={mapRef}
      className={className}
      label={t('location.map_label')}
      tileUrl={config.tile_url ?? ''}
      language={scope.language}
      attribution={config.tile_attribution}
      centre={first}
      zoom={isNear ? LOADED_ZOOM : FIRST_ZOOM}
      onReady={() => setReady(true)}
      onMoveStart={onMoveStart}
      onMoveEnd={onMoveEnd}
      zoomInLabel={t('map.zoom_in')}
      zoomOutLabel={t('map.zoom_out')}
      loadingLabel={t('map.loading')}
      errorTitle={t('map.failed')}
      retryLabel={t('action.retry')}
    >
      <CentrePin isLifted={isMoving} />
    </MapView>
  );
}
