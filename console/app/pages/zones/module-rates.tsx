import type { ConsoleModule } from '@rialto/contract/calls/console/modules.ts';
import type { ZoneRates } from '@rialto/contract/calls/console/zones.ts';
import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { NumberField } from '../../cards/fields/number-field.tsx';
import { freeRates } from '../../features/zones/zone-draft.ts';
import { nameIn } from '../../words/name-in.ts';

type Props = {
  modules: readonly ConsoleModule[];
  rates: readonly ZoneRates[];
  symbol: string;
  onChange: (rates: ZoneRates[]) => void;
};

/** The modules that a zone offers, and what delivery costs in each. */
export function ModuleRates({ modules, rates, symbol, onChange }: Props) {
  return (
    <div className="flex flex-col gap-3">
      {modules.map((module) => (
        <OneModule
          key={module.id}
          module={module}
          symbol={symbol}
          rates={rates.find(({ module_id }) => module_id === module.id) ?? null}
          onChange={(next) => {
            const others = rates.filter(({ module_id }) => module_id !== module.id);
            onChange(next ? [...others, next] : others);
          }}
        />
      ))}
    </div>
  );
}

type OneProps = {
  module: ConsoleModule;
  rates: ZoneRates | null;
  symbol: string;
  onChange: (rates: ZoneRates | null) => void;
};

function OneModule({ module, rates, symbol, onChange }: OneProps) {
  const name = nameIn(module.name);
  return (
    <div className="rounded-md border border-hairline px-3">
      <Switch
        label={name}
        hint={rates ? summaryOf(rates) : t('console.zones_module_off')}
        checked={rates !== null}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? freeRates(module.id) : null)}
      />
      {rates && <RateFields rates={rates} symbol={symbol} onChange={onChange} />}
    </div>
  );
}

function summaryOf(rates: ZoneRates): string {
  const isFree = rates.base_charge === 0 && rates.per_km_charge === 0 && rates.minimum_charge === 0;
  return isFree ? t('console.zones_delivery_free') : t('console.zones_delivery_charged');
}

type FieldsProps = { rates: ZoneRates; symbol: string; onChange: (rates: ZoneRates) => void };

function RateFields({ rates, symbol, onChange }: FieldsProps) {
  const charge = (name: 'base_charge' | 'per_km_charge' | 'minimum_charge', label: string) => (
    <NumberField
      label={label}
      prefix={symbol}
      min={0}
      value={rates[name]}
      onChange={(value) => onChange({ ...rates, [name]: value ?? 0 })}
    />
  );
  const limit = (name: 'maximum_charge' | 'maximum_cash', label: string) => (
    <NumberField
      label={label}
      prefix={symbol}
      min={0}
      placeholder={t('console.zones_no_limit')}
      value={rates[name]}
      onChange={(value) => onChange({ ...rates, [name]: value })}
    />
  );
  return (
    <div className="grid gap-3 border-t border-hairline py-3 sm:grid-cols-2">
      {charge('base_charge', t('console.zones_base_charge'))}
      {charge('per_km_charge', t('console.zones_per_km_charge'))}
      {charge('minimum_charge', t('console.zones_minimum_charge'))}
      {limit('maximum_charge', t('console.zones_maximum_charge'))}
      {limit('maximum_cash', t('console.zones_maximum_cash'))}
      <NumberField
        label={t('console.zones_maximum_km')}
        suffix={t('console.zones_km')}
        min={0.1}
        placeholder={t('console.zones_no_limit')}
        value={rates.maximum_km}
        onChange={(value) => onChange({ ...rates, maximum_km: value === 0 ? null : value })}
      />
    </div>
  );
}
