import { countryCodes } from '@rialto/rules/shop/countries.ts';
import { currentLanguage, t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { CentrePin } from '@rialto/ui/media/map-pin.tsx';
import { useState } from 'react';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { ShopMap } from '../../../cards/shop-map.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import type { GroupProps } from '../group-props.ts';

const ZOOM = 13;
const PLACES = 5;
/** The map also reports its own first position. */
const MOVED_DEGREES = 0.000_05;

/** Country, time zone, and where maps begin before a customer has chosen a place. */
export function PlaceFields({ draft, onChange }: GroupProps) {
  const { location } = draft;
  const [first] = useState(location);
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'region' });
  return (
    <SectionCard title={t('console.settings_place')} text={t('console.settings_place_text')}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('console.setup_country')}
          value={draft.country}
          onChange={({ currentTarget }) => onChange({ country: currentTarget.value })}
          options={[...new Set([draft.country, ...countryCodes])]
            .map((code) => ({ value: code, label: names.of(code) ?? code }))
            .sort((a, b) => a.label.localeCompare(b.label))}
        />
        <Select
          label={t('console.setup_time_zone')}
          value={draft.time_zone}
          onChange={({ currentTarget }) => onChange({ time_zone: currentTarget.value })}
          options={timeZonesWith(draft.time_zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        />
      </div>
      <ShopMap
        label={t('console.settings_place_map')}
        centre={first}
        zoom={ZOOM}
        onMoveEnd={({ lat, lng }) => {
          const point = { lat: Number(lat.toFixed(PLACES)), lng: Number(lng.toFixed(PLACES)) };
          const isElsewhere = Math.abs(lat - first.lat) + Math.abs(lng - first.lng) > MOVED_DEGREES;
          if (isElsewhere) onChange({ location: point });
        }}
        className="h-72 rounded-md border border-hairline"
      >
        <CentrePin />
      </ShopMap>
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField
          label={t('console.zones_latitude')}
          min={-90}
          max={90}
          value={location.lat}
          onChange={(lat) => lat !== null && onChange({ location: { ...location, lat } })}
        />
        <NumberField
          label={t('console.zones_longitude')}
          min={-180}
          max={180}
          value={location.lng}
          onChange={(lng) => lng !== null && onChange({ location: { ...location, lng } })}
        />
      </div>
    </SectionCard>
  );
}

function timeZonesWith(own: string): string[] {
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}
