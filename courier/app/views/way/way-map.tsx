import type { Stop } from '@rialto/contract/shapes/courier.ts';
import { t } from '@rialto/texts/text.ts';
import { MapView, type MapHandle, type MapMarker } from '@rialto/ui/media/map-view.tsx';
import { useEffect, useMemo, useRef, useState } from 'react';
import { shownLanguage } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { ownPosition } from '../../run/position/share-position.ts';
import { nextPlace } from '../../run/stops.ts';
import { decodePolyline } from '@rialto/rules/delivery/polyline.ts';

type WayMapProps = { stop: Stop; tileUrl: string; attribution: string };

/** The way to the next place, and the courier's own position. */
export function WayMap({ stop, tileUrl, attribution }: WayMapProps) {
  const place = nextPlace(stop);
  const { latitude: lat, longitude: lng } = place;
  const own = useStore(ownPosition);
  const handle = useRef<MapHandle>(null);
  const [isReady, setIsReady] = useState(false);
  const encoded = stop.route?.points ?? '';
  const line = useMemo(() => decodePolyline(encoded), [encoded]);
  const markers: MapMarker[] = [{ id: 'place', lat, lng, label: place.name }];
  if (own)
    markers.push({ id: 'own', lat: own.latitude, lng: own.longitude, label: t('courier.map_you'), icon: <OwnMark /> });

  // The whole way once; afterwards the courier moves the map.
  const hasOwn = own !== null;
  useEffect(() => {
    const start = ownPosition.get();
    if (!isReady) return;
    const own = start ? [{ lat: start.latitude, lng: start.longitude }] : [];
    handle.current?.fit([...line, { lat, lng }, ...own]);
  }, [isReady, line, lat, lng, hasOwn]);

  return (
    <MapView
      ref={handle}
      onReady={() => setIsReady(true)}
      className="size-full"
      tileUrl={tileUrl}
      attribution={attribution}
      language={useStore(shownLanguage)}
      centre={{ lat, lng }}
      zoom={15}
      label={t('courier.map', { name: place.name })}
      loadingLabel={t('courier.map_loading')}
      errorTitle={t('courier.map_failed')}
      retryLabel={t('courier.map_retry')}
      zoomInLabel={t('courier.map_zoom_in')}
      zoomOutLabel={t('courier.map_zoom_out')}
      markers={markers}
      line={line}
    />
  );
}

/** A dot, centred on its point; a marker is otherwise placed with its lower edge on the point. */
function OwnMark() {
  return <span className="block size-6 translate-y-1/2 rounded-full border-4 border-white bg-info shadow-3" />;
}
