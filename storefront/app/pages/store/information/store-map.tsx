import { t } from '@rialto/texts/text.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { MapView } from '@rialto/ui/media/map-view.tsx';

const STORE_ZOOM = 16;

/** Where the store is. Comes with the map's own code, so it is asked for only when it is shown. */
export function StoreMap({ name, lat, lng }: { name: string; lat: number; lng: number }) {
  const { config, scope } = useRootData();
  return (
    <MapView
      className="h-full"
      label={t('store.map', { name })}
      tileUrl={config.tile_url ?? ''}
      language={scope.language}
      attribution={config.tile_attribution}
      centre={{ lat, lng }}
      zoom={STORE_ZOOM}
      markers={[{ id: 'store', lat, lng, label: name }]}
      zoomInLabel={t('map.zoom_in')}
      zoomOutLabel={t('map.zoom_out')}
      loadingLabel={t('map.loading')}
      errorTitle={t('map.failed')}
      retryLabel={t('action.retry')}
    />
  );
}
