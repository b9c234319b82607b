import { t } from '@rialto/texts/text.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { MapView } from '@rialto/ui/media/map-view.tsx';

const ADDRESS_ZOOM = 16;

/** Where an order goes. Comes with the map's own code, so it is asked for only when it is shown. */
export function AddressMap({ address, lat, lng }: { address: string; lat: number; lng: number }) {
  const { config, scope } = useRootData();
  return (
    <MapView
      className="h-full"
      isFixed
      label={t('order.map')}
      tileUrl={config.tile_url ?? ''}
      language={scope.language}
      attribution={config.tile_attribution}
      centre={{ lat, lng }}
      zoom={ADDRESS_ZOOM}
      markers={[{ id: 'address', lat, lng, label: address }]}
      zoomInLabel={t('map.zoom_in')}
      zoomOutLabel={t('map.zoom_out')}
      loadingLabel={t('map.loading')}
      errorTitle={t('map.failed')}
      retryLabel={t('action.retry')}
    />
  );
}
