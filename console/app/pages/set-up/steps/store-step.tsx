import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import { readShopSettings } from '@rialto/contract/calls/console/settings.ts';
import { addStore } from '@rialto/contract/calls/console/stores.ts';
import { listConsoleZones } from '@rialto/contract/calls/console/zones.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { middleOf } from '@rialto/rules/zone/border.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { CentrePin } from '@rialto/ui/media/map-pin.tsx';
import type { MapCanvas } from '@rialto/ui/media/map-view.tsx';
import { useCallback, useMemo, useState } from 'react';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { QueryState } from '../../../cards/query-state.tsx';
import { ShopMap } from '../../../cards/shop-map.tsx';
import { ZoneShapes } from '../../../features/zones/zone-shapes.tsx';
import { useAction } from '../../../platform/use-action.ts';
import type { FoundIds } from '../found-ids.ts';
import { useFreshQuery } from '../../../platform/use-fresh-query.ts';
import { StepForm } from './step-form.tsx';

const DAYS = [0, 1, 2, 3, 4, 5, 6];
const USUAL_MINUTES = { min: 30, max: 45 };
const STREET_ZOOM = 13;

/** The first store: its name, where it is, and when it is open. */
export function StoreStep({ ids, onNext }: { ids: FoundIds; onNext: () => void }) {
  const zones = useFreshQuery(listConsoleZones, {});
  const settings = useFreshQuery(readShopSettings, {});
  return (
    <QueryState query={zones} skeleton={<Skeleton className="h-120" />}>
      {(listed) => (
        <QueryState query={settings} skeleton={<Skeleton className="h-120" />}>
          {({ name, time_zone, phone }) => {
            const corners = listed.zones.find(({ id }) => id === ids.zoneId)?.corners ?? [];
            return (
              <StoreForm ids={ids} shop={{ name, timeZone: time_zone, phone }} corners={corners} onNext={onNext} />
            );
          }}
        </QueryState>
      )}
    </QueryState>
  );
}

type Shop = { name: { en: string; ar: string | null }; timeZone: string; phone: string };
type Props = { ids: FoundIds; shop: Shop; corners: Point[]; onNext: () => void };

function StoreForm({ ids, shop, corners, onNext }: Props) {
  const [name, setName] = useState(shop.name);
  const [address, setAddress] = useState('');
  const [place, setPlace] = useState<Point>(() => middleOf(corners));
  const [hours, setHours] = useState({ opens: '09:00', closes: '22:00' });
  const { run, isRunning } = useAction(addStore, { changes: [readGoLive], onDone: onNext });
  const save = () => {
    if (ids.moduleId === null || ids.zoneId === null) return;
    run({
      body: {
        module_id: ids.moduleId,
        zone_id: ids.zoneId,
        name,
        address: { en: address, ar: null },
        point: place,
        phone: shop.phone || null,
        timezone: shop.timeZone,
        hours: DAYS.map((day) => ({ day, ...hours })),
        delivery: true,
        take_away: true,
        takes_cash: true,
        delivery_minutes: USUAL_MINUTES,
        active: true,
      },
    });
  };
  return (
    <StepForm
      title={t('console.setup_store_title')}
      text={t('console.setup_store_text')}
      isSaving={isRunning}
      onSave={save}
    >
      <TranslatedField label={t('console.setup_store_name')} value={name} onChange={setName} maxLength={120} required />
      <Input
        label={t('console.setup_store_address')}
        required
        maxLength={255}
        value={address}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="mb-1 text-sm font-medium">{t('console.setup_store_hours')}</legend>
        <Input
          type="time"
          dir="ltr"
          required
          label={t('console.setup_store_opens')}
          value={hours.opens}
          onChange={({ currentTarget }) => setHours({ ...hours, opens: currentTarget.value })}
        />
        <Input
          type="time"
          dir="ltr"
          required
          label={t('console.setup_store_closes')}
          value={hours.closes}
          onChange={({ currentTarget }) => setHours({ ...hours, closes: currentTarget.value })}
        />
      </fieldset>
      <StorePin corners={corners} onMove={setPlace} />
    </StepForm>
  );
}

function StorePin({ corners, onMove }: { corners: Point[]; onMove: (place: Point) => void }) {
  const shapes = useMemo(() => [{ id: 1, name: '', corners, isQuiet: true }], [corners]);
  const layers = useCallback((canvas: MapCanvas) => <ZoneShapes canvas={canvas} shapes={shapes} />, [shapes]);
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-sm font-medium">{t('console.setup_store_pin')}</p>
      <ShopMap
        label={t('console.setup_store_pin')}
        centre={middleOf(corners)}
        zoom={STREET_ZOOM}
        layers={layers}
        onMoveEnd={({ lat, lng }) => onMove({ lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) })}
        className="h-72 rounded-lg border border-hairline"
      >
        <CentrePin />
      </ShopMap>
    </div>
  );
}
