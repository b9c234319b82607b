import { DAY_MS } from '@rialto/rules/day-ms.ts';
import { t, type TextKey } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { NumberField } from '../../cards/fields/number-field.tsx';
import { SectionCard } from '../../cards/section-card.tsx';
import { useShop } from '../../platform/shop.ts';
import type { FieldsProps } from './store-fields.ts';

const METRES = 1_000;
const services = {
  delivery: 'console.stores_delivery',
  take_away: 'console.stores_take_away',
  schedule_order: 'console.stores_schedule_order',
  free_delivery: 'console.stores_free_delivery',
  takes_cash: 'console.stores_takes_cash',
  takes_prescriptions: 'console.stores_takes_prescriptions',
} as const satisfies Record<string, TextKey>;
const serviceNames = Object.keys(services) as (keyof typeof services)[];

/** What the store offers, how fast it is and on which terms. */
export function ServiceFields({ fields, onChange }: FieldsProps) {
  const currency = useShop()?.currency_symbol ?? '';
  const { delivery_minutes: minutes } = fields;
  return (
    <SectionCard title={t('console.stores_service')}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {serviceNames.map((name) => (
          <Switch
            key={name}
            label={t(services[name])}
            checked={fields[name]}
            onChange={(event) => onChange({ [name]: event.currentTarget.checked })}
          />
        ))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <NumberField
          label={t('console.stores_minutes_min')}
          value={minutes.min}
          step={1}
          onChange={(min) => onChange({ delivery_minutes: { ...minutes, min: min ?? 1 } })}
        />
        <NumberField
          label={t('console.stores_minutes_max')}
          value={minutes.max}
          step={1}
          onChange={(max) => onChange({ delivery_minutes: { ...minutes, max: max ?? 1 } })}
        />
        <NumberField
          label={t('console.stores_minimum')}
          value={fields.minimum_order}
          suffix={currency}
          onChange={(value) => onChange({ minimum_order: value ?? 0 })}
        />
        <NumberField
          label={t('console.stores_tax')}
          value={fields.tax_percent}
          suffix="%"
          onChange={(value) => onChange({ tax_percent: value ?? 0 })}
        />
        <NumberField
          label={t('console.stores_radius')}
          hint={t('console.stores_radius_hint')}
          value={fields.radius_metres === null ? null : fields.radius_metres / METRES}
          suffix={t('console.stores_km')}
          onChange={(value) => onChange({ radius_metres: value ? Math.round(value * METRES) : null })}
        />
        {fields.schedule_order && (
          <NumberField
            label={t('console.stores_slot_limit')}
            hint={t('console.stores_slot_limit_hint')}
            value={fields.slot_limit}
            step={1}
            onChange={(value) => onChange({ slot_limit: value ? Math.round(value) : null })}
          />
        )}
      </div>
    </SectionCard>
  );
}

/** A local date and time as the field of the browser has it, and back. */
function localOf(moment: string): string {
  const at = new Date(moment);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** A discount on everything the store sells, for a time. */
export function DiscountFields({ fields, onChange }: FieldsProps) {
  const currency = useShop()?.currency_symbol ?? '';
  const { discount } = fields;
  const change = (more: Partial<NonNullable<typeof discount>>) =>
    discount && onChange({ discount: { ...discount, ...more } });
  const start = () => {
    const now = Math.floor(Date.now() / 60_000) * 60_000;
    const [starts_at, ends_at] = [now, now + 7 * DAY_MS].map((at) => new Date(at).toISOString());
    if (starts_at && ends_at) onChange({ discount: { percent: 10, starts_at, ends_at, minimum: 0, maximum: null } });
  };
  return (
    <SectionCard title={t('console.stores_discount')} text={t('console.stores_discount_text')}>
      <Switch
        label={t('console.stores_discount_on')}
        checked={discount !== null}
        onChange={(event) => (event.currentTarget.checked ? start() : onChange({ discount: null }))}
      />
      {discount && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Input
            type="datetime-local"
            label={t('console.stores_discount_from')}
            value={localOf(discount.starts_at)}
            onChange={({ currentTarget: { value } }) => value && change({ starts_at: new Date(value).toISOString() })}
          />
          <Input
            type="datetime-local"
            label={t('console.stores_discount_until')}
            value={localOf(discount.ends_at)}
            onChange={({ currentTarget: { value } }) => value && change({ ends_at: new Date(value).toISOString() })}
          />
          <NumberField
            label={t('console.catalogue_discount')}
            value={discount.percent}
            suffix="%"
            onChange={(percent) => change({ percent: percent ?? 0 })}
          />
          <NumberField
            label={t('console.stores_discount_minimum')}
            value={discount.minimum}
            suffix={currency}
            onChange={(minimum) => change({ minimum: minimum ?? 0 })}
          />
          <NumberField
            label={t('console.stores_discount_maximum')}
            value={discount.maximum}
            suffix={currency}
            onChange={(maximum) => change({ maximum })}
          />
        </div>
      )}
    </SectionCard>
  );
}
