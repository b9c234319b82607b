import type { Courier } from '@rialto/contract/calls/console/couriers.ts';
import type { BoardOrder } from '@rialto/contract/calls/console/orders.ts';
import { t } from '@rialto/texts/text.ts';
import { MapView, type MapHandle, type MapMarker } from '@rialto/ui/media/map-view.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { useEffect, useRef, useState } from 'react';
import { shownLanguage } from '../../platform/language.ts';
import { useShop } from '../../platform/shop.ts';
import { useStore } from '../../platform/store.ts';
import { dropOffOf, pickUpOf } from './dispatch-lists.ts';

type Props = {
  waiting: readonly BoardOrder[];
  assigned: readonly BoardOrder[];
  couriers: readonly Courier[];
  chosen: number | null;
};

/** Where orders are picked up and handed over, and where the couriers are. */
export function DispatchMap({ waiting, assigned, couriers, chosen }: Props) {
  const shop = useShop();
  const handle = useRef<MapHandle>(null);
  const [isReady, setIsReady] = useState(false);
  const language = useStore(shownLanguage);
  const markers = [
    ...couriers.flatMap(courierMarker),
    ...waiting.flatMap((order) => orderMarkers(order, order.id === chosen)),
  ];
  const points = [...markers, ...assigned.flatMap((order) => pickUpOf(order) ?? [])];
  const hasPoints = points.length > 0;

  // All of it once; afterwards the dispatcher moves the map.
  const fitted = useRef(points);
  fitted.current = points;
  useEffect(() => {
    if (isReady && hasPoints) handle.current?.fit(fitted.current.map(({ lat, lng }) => ({ lat, lng })));
  }, [isReady, hasPoints]);

  if (!shop?.tile_url) return null;
  return (
    <MapView
      ref={handle}
      onReady={() => setIsReady(true)}
      className="size-full"
      tileUrl={shop.tile_url}
      attribution={shop.tile_attribution}
      language={language}
      centre={{ lat: Number(shop.default_location.lat), lng: Number(shop.default_location.lng) }}
      zoom={13}
      label={t('console.dispatch_map')}
      loadingLabel={t('console.loading')}
      errorTitle={t('console.failed_title')}
      retryLabel={t('console.try_again')}
      zoomInLabel={t('console.map_zoom_in')}
      zoomOutLabel={t('console.map_zoom_out')}
      markers={markers}
    />
  );
}

function courierMarker({ id, f_name, latitude, longitude, orders_count }: Courier): MapMarker[] {
  if (latitude === null || longitude === null) return [];
  return [
    {
      id: `courier-${id}`,
      lat: latitude,
      lng: longitude,
      label: f_name,
      icon: <Mark text={f_name} tone={orders_count === 0 ? 'free' : 'busy'} />,
    },
  ];
}

function orderMarkers(order: BoardOrder, isChosen: boolean): MapMarker[] {
  const [from, to] = [pickUpOf(order), dropOffOf(order)];
  const number = `#${String(order.id).slice(-4)}`;
  return [
    ...(from
      ? [
          {
            ...from,
            id: `from-${order.id}`,
            label: number,
            icon: <Mark text={number} tone={isChosen ? 'chosen' : 'order'} />,
          },
        ]
      : []),
    ...(to && isChosen ? [{ ...to, id: `to-${order.id}`, label: t('console.dispatch_destination', { number }) }] : []),
  ];
}

const TONES = {
  free: 'bg-success text-success-ink',
  busy: 'bg-info text-info-ink',
  order: 'bg-inverse text-inverse-ink',
  chosen: 'bg-accent text-accent-ink',
};

function Mark({ text, tone }: { text: string; tone: keyof typeof TONES }) {
  return (
    <span
      dir="auto"
      className={classNames(
        'block translate-y-1/2 rounded-full border-2 border-surface px-2 py-0.5 text-xs font-bold whitespace-nowrap shadow-2',
        TONES[tone],
      )}
    >
      {text}
    </span>
  );
}
