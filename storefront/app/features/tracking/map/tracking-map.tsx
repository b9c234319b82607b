import { t } from '@rialto/texts/text.ts';
import { decodePolyline } from '@rialto/rules/delivery/polyline.ts';
import { MapView, type MapMarker, type MapPoint } from '@rialto/ui/media/map-view.tsx';
import { Bike, House, Package, Store, type LucideIcon } from 'lucide-react';
import { useMemo } from 'react';
import { useRootData } from '../../../platform/page/root-data.ts';
import { placesOf, type MappedOrder } from './map-places.ts';

const ZOOM = 14;
/** Each has a border in the colour of the other, because the map has the colour of one of them. */
const LIGHT = 'border-inverse bg-surface text-ink';
const DARK = 'border-surface bg-inverse text-inverse-ink';

/** Store or sender, destination, and the courier moving along the route. Import it lazily: it brings the map library. */
export function TrackingMap({ order }: { order: MappedOrder }) {
  const { config, scope } = useRootData();
  const { store, sender, courier, destination } = placesOf(order);
  const encoded = order.route?.points ?? '';
  const route = useMemo(() => decodePolyline(encoded), [encoded]);
  const fitted = useSamePoints([store, sender, destination, courier, ...route]);
  const courierLabel = order.delivery_man?.f_name ?? t('order.delivery_person');
  return (
    <MapView
      className="h-full"
      isFixed
      label={t('tracking.live_map')}
      tileUrl={config.tile_url ?? ''}
      language={scope.language}
      attribution={config.tile_attribution}
      centre={courier ?? destination ?? store ?? sender ?? config.default_location}
      zoom={ZOOM}
      fitted={fitted}
      markers={[
        ...markerOf('store', store, order.store?.name ?? '', <Pin icon={Store} look={LIGHT} />),
        ...markerOf('sender', sender, t('tracking.pick_up_place'), <Pin icon={Package} look={LIGHT} />),
        ...markerOf('destination', destination, t('tracking.destination'), <Pin icon={House} look={DARK} />),
      ]}
      line={courier ? undefined : route}
      traveller={courier ? { ...courier, label: courierLabel, icon: <CourierMark />, line: route } : undefined}
      zoomInLabel={t('map.zoom_in')}
      zoomOutLabel={t('map.zoom_out')}
      loadingLabel={t('map.loading')}
      errorTitle={t('map.failed')}
      retryLabel={t('action.retry')}
    />
  );
}

/** The same array while the points are equal, although a poll creates new ones. */
function useSamePoints(points: (MapPoint | null)[]): MapPoint[] {
  const text = JSON.stringify(points.filter((point) => point !== null));
  return useMemo(() => JSON.parse(text) as MapPoint[], [text]);
}

function markerOf(id: string, point: MapPoint | null, label: string, icon: MapMarker['icon']): MapMarker[] {
  return point ? [{ id, ...point, label, icon }] : [];
}

function Pin({ icon: Icon, look }: { icon: LucideIcon; look: string }) {
  return (
    <span className="flex flex-col items-center drop-shadow-md">
      <span className={`grid size-10 place-items-center rounded-full border-2 ${look}`}>
        <Icon className="size-5" aria-hidden />
      </span>
      <span className="-mt-0.5 h-2.5 w-1 rounded-b-full bg-inverse" />
    </span>
  );
}

function CourierMark() {
  return (
    <span className="relative grid size-12 place-items-center">
      <span className="absolute inset-1 rounded-full bg-accent/35 motion-safe:animate-ping" />
      <span className="relative grid size-11 place-items-center rounded-full border-3 border-surface bg-accent text-accent-ink shadow-3">
        <Bike className="mirror size-5.5" aria-hidden />
      </span>
    </span>
  );
}
