import { lookupZone } from '@rialto/contract/calls/geo.ts';
import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { CentrePin } from '@rialto/ui/media/map-pin.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ShopMap } from '../../cards/shop-map.tsx';
import { TranslatedField } from '../../cards/fields/translated-field.tsx';
import { SectionCard } from '../../cards/section-card.tsx';
import { queryOf } from '../../platform/query.ts';
import type { FieldsProps } from './store-fields.ts';

const NEAR_ZOOM = 16;
const DIGITS = 6;

/** The address, its pin on the map, and the zone in which the pin is. */
export function PlaceFields({ fields, onChange }: FieldsProps) {
  const [first] = useState(fields.point);
  const [isMoving, setMoving] = useState(false);
  return (
    <SectionCard title={t('console.stores_place')}>
      <TranslatedField
        label={t('console.stores_address')}
        value={fields.address}
        required
        maxLength={255}
        onChange={(address) => onChange({ address })}
      />
      <ShopMap
        className="h-72 rounded-md"
        label={t('console.stores_map')}
        centre={first}
        zoom={NEAR_ZOOM}
        onMoveStart={() => setMoving(true)}
        onMoveEnd={({ lat, lng }) => {
          setMoving(false);
          const point = { lat: Number(lat.toFixed(DIGITS)), lng: Number(lng.toFixed(DIGITS)) };
          // The map also reports its first position.
          const isElsewhere = Math.abs(point.lat - first.lat) + Math.abs(point.lng - first.lng) > 0.000_01;
          if (isElsewhere) onChange({ point });
        }}
      >
        <CentrePin isLifted={isMoving} />
      </ShopMap>
      <ZoneOfPin fields={fields} onChange={onChange} />
    </SectionCard>
  );
}

/** Which zone the pin is in. A pin in several zones can be given to any of them. */
function ZoneOfPin({ fields, onChange }: FieldsProps) {
  const { point, zone_id: zoneId } = fields;
  const query = useQuery(queryOf(lookupZone, { query: { lat: point.lat, lng: point.lng } }));
  const zones = query.isError ? [] : (query.data?.zone_data ?? null);
  const isWithin = zones === null || zones.some(({ id }) => id === zoneId);
  const firstZone = zones?.[0]?.id;
  useEffect(() => {
    if (!isWithin && firstZone !== undefined) onChange({ zone_id: firstZone });
  });
  if (zones?.length === 0)
    return (
      <p className="rounded-md bg-warning-soft px-3 py-2 text-sm font-medium text-warning-text" role="status">
        {t('console.stores_no_zone')}
      </p>
    );
  return (
    <Select
      label={t('console.stores_zone')}
      hint={t('console.stores_zone_hint')}
      value={String(zoneId)}
      options={(zones ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={(event) => onChange({ zone_id: Number(event.currentTarget.value) })}
    />
  );
}
