import { t } from '@rialto/texts/text.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { MapView } from '@rialto/ui/media/map-view.tsx';

const ZOOM = 16;

type Props = {
  /** The accessible name of the map. */
  label: string;
  marker: string;
  lat: number;
  lng: number;
  isFixed?: boolean;
};

/** A map with one marker. Import it lazily: it brings the map library. */
export function PointMap({ label, marker, lat, lng, isFixed = false }: Props) {
  const { config, scope } = useRootData();
  return (
    <MapView
      className="h-full"
      isFixed={isFixed}
      label={label}
      tileUrl={config.tile_url ?? ''}
      language={scope.language}
      attribution={config.tile_attribution}
      centre={{ lat, lng }}
      zoom={ZOOM}
      markers={[{ id: 'point', lat, lng, label: marker }]}
      zoomInLabel={t('map.zoom_in')}
      zoomOutLabel={t('map.zoom_out')}
      loadingLabel={t('map.loading')}
      errorTitle={t('map.failed')}
      retryLabel={t('action.retry')}
    />
  );
}
