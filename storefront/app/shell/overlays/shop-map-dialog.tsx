import { t } from '@rialto/texts/text.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { MapView } from '@rialto/ui/media/map-view.tsx';

const SHOP_ZOOM = 15;

/** Map of the shop's own address, opened from the footer. */
export function ShopMapDialog() {
  const { config, scope } = useRootData();
  return (
    <Dialog
      open
      onClose={() => dialogs.close('shop-map')}
      title={config.business_name}
      description={config.address}
      closeLabel={t('action.close')}
      size="lg"
      isFlush
    >
      <MapView
        className="h-96"
        label={t('footer.shop_map')}
        tileUrl={config.tile_url ?? ''}
        language={scope.language}
        attribution={config.tile_attribution}
        centre={config.default_location}
        zoom={SHOP_ZOOM}
        markers={[{ id: 'shop', ...config.default_location, label: config.business_name }]}
        zoomInLabel={t('map.zoom_in')}
        zoomOutLabel={t('map.zoom_out')}
        loadingLabel={t('map.loading')}
        errorTitle={t('map.failed')}
        retryLabel={t('action.retry')}
      />
    </Dialog>
  );
}
