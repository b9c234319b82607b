import { currentLanguage, t } from '@rialto/texts/text.ts';
import { MapView, type MapViewProps } from '@rialto/ui/media/map-view.tsx';
import { useShopConfig } from '../shared/shop-config.ts';

type Props = Pick<MapViewProps, 'ref' | 'label' | 'centre' | 'zoom' | 'markers' | 'fitted' | 'layers' | 'className'> &
  Pick<MapViewProps, 'onMoveEnd' | 'onMoveStart' | 'onReady' | 'minZoom' | 'children'>;

/** The map with the shop's own tiles; without a tile server it is a plain grid. */
export function ShopMap(props: Props) {
  const { data } = useShopConfig();
  if (!data) return <div className={props.className} aria-busy="true" />;
  return (
    <MapView
      minZoom={2}
      {...props}
      tileUrl={data.tile_url ?? ''}
      language={currentLanguage()}
      attribution={data.tile_attribution}
      zoomInLabel={t('console.map_zoom_in')}
      zoomOutLabel={t('console.map_zoom_out')}
      loadingLabel={t('console.loading')}
      errorTitle={t('console.map_failed')}
      retryLabel={t('console.try_again')}
    />
  );
}
