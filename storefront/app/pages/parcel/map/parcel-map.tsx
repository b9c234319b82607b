import { decodePolyline } from '@rialto/rules/delivery/polyline.ts';
import { t } from '@rialto/texts/text.ts';
import { MapView, type MapMarker, type MapPoint } from '@rialto/ui/media/map-view.tsx';
import { useMemo } from 'react';
import { useRootData } from '../../../platform/page/root-data.ts';
import type { Place } from '../form/parcel-form.ts';

const ZOOM = 15;

export type ParcelMapProps = {
  from: Place | null;
  to: Place | null;
  /** The encoded way; empty while it is not known. */
  way: string;
};

/** Both ends and the way between them. Import it lazily: it brings the map library. */
export function ParcelMap({ from, to, way }: ParcelMapProps) {
  const { config, scope } = useRootData();
  const line = useMemo(() => decodePolyline(way), [way]);
  const ends = JSON.stringify([from, to].flatMap((place) => (place ? [pointOf(place)] : [])));
  const fitted = useMemo(() => [...(JSON.parse(ends) as MapPoint[]), ...line], [ends, line]);
  return (
    <MapView
      className="h-full"
      isFixed
      label={t('parcel.map')}
      tileUrl={config.tile_url ?? ''}
      language={scope.language}
      attribution={config.tile_attribution}
      centre={fitted[0] ?? config.default_location}
      zoom={ZOOM}
      fitted={fitted}
      line={line}
      markers={[
        ...markerOf('from', from, t('parcel.pick_up'), <PickUpMark />),
        ...markerOf('to', to, t('parcel.drop_off')),
      ]}
      zoomInLabel={t('map.zoom_in')}
      zoomOutLabel={t('map.zoom_out')}
      loadingLabel={t('map.loading')}
      errorTitle={t('map.failed')}
      retryLabel={t('action.retry')}
    />
  );
}

function pointOf({ latitude, longitude }: Place): MapPoint {
  return { lat: latitude, lng: longitude };
}

function markerOf(id: string, place: Place | null, label: string, icon?: MapMarker['icon']): MapMarker[] {
  return place ? [{ id, ...pointOf(place), label, ...(icon !== undefined && { icon }) }] : [];
}

/** A ring whose centre is the place. */
function PickUpMark() {
  return <span className="block size-6 translate-y-1/2 rounded-full border-6 border-inverse bg-surface shadow-2" />;
}
