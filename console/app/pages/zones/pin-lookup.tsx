import { findZonesAt, type ConsoleZone } from '@rialto/contract/calls/console/zones.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import { CentrePin } from '@rialto/ui/media/map-pin.tsx';
import type { MapCanvas } from '@rialto/ui/media/map-view.tsx';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { ShopMap } from '../../cards/shop-map.tsx';
import { ZoneShapes } from '../../features/zones/zone-shapes.tsx';
import { queryOf } from '../../platform/query.ts';
import { nameIn } from '../../words/name-in.ts';

const PLACES = 5;

/** All zones on a map. The pin stays in the middle; the line below says which zones it is in. */
export function PinLookup({ zones }: { zones: readonly ConsoleZone[] }) {
  const navigate = useNavigate();
  const [pin, setPin] = useState<Point | null>(null);
  const open = useCallback((id: number) => void navigate(`/zones/${id}`), [navigate]);
  const shapes = useMemo(() => zones.map(shapeOf), [zones]);
  const fitted = useMemo(() => zones.flatMap(({ corners }) => corners), [zones]);
  const layers = useCallback(
    (canvas: MapCanvas) => <ZoneShapes canvas={canvas} shapes={shapes} onPick={open} />,
    [shapes, open],
  );
  return (
    <div className="flex flex-col gap-3">
      <ShopMap
        label={t('console.zones_map')}
        centre={fitted[0] ?? { lat: 0, lng: 0 }}
        zoom={11}
        fitted={fitted}
        layers={layers}
        onMoveEnd={({ lat, lng }) => setPin({ lat: Number(lat.toFixed(PLACES)), lng: Number(lng.toFixed(PLACES)) })}
        className="h-120 rounded-lg border border-hairline xl:h-[calc(100dvh-16rem)]"
      >
        <CentrePin />
      </ShopMap>
      <section aria-live="polite" className="rounded-lg border border-hairline bg-surface p-4">
        <h2 className="text-base font-bold">{t('console.zones_which')}</h2>
        {pin ? <PinAnswer pin={pin} /> : <p className="text-ink-soft">{t('console.zones_which_hint')}</p>}
      </section>
    </div>
  );
}

function PinAnswer({ pin }: { pin: Point }) {
  const { data } = useQuery({ ...queryOf(findZonesAt, { query: pin }), placeholderData: (former) => former });
  const place = `${pin.lat}, ${pin.lng}`;
  if (!data) return <p className="text-ink-soft">{t('console.loading')}</p>;
  return (
    <div className="text-md">
      <p className="text-sm text-ink-soft tabular-nums" dir="ltr">
        {place}
      </p>
      {data.zones.length === 0 && <p className="font-semibold">{t('console.zones_in_none')}</p>}
      {data.zones.map(({ id, name, modules }) => (
        <p key={id}>
          <span className="font-semibold">{name}</span>
          <span className="text-ink-soft"> · {modules.join(', ') || t('console.zones_nothing_offered')}</span>
        </p>
      ))}
    </div>
  );
}

function shapeOf({ id, name, corners, is_active }: ConsoleZone) {
  return { id, name: nameIn(name), corners, isQuiet: !is_active };
}
