import { t } from '@rialto/texts/text.ts';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { daysOf, nameOfDays, periodNames, type PeriodName } from './days.ts';
import type { FigureQuery } from './use-figure-request.ts';

type Place = { id: number; name: string };
type Props = {
  request: FigureQuery;
  today: string;
  stores: Place[];
  zones: Place[];
  onChange: (change: Partial<Record<string, string>>) => void;
};

/** The period and the place that figures are about. */
export function FigureFilters({ request, today, stores, zones, onChange }: Props) {
  const { from, to, store_id: store, zone_id: zone } = request;
  const current = nameOfDays(request, today);
  const labels = periodLabels();
  return (
    <div className="mb-6 flex flex-col gap-4">
      <ChipRow label={t('console.figures_period')}>
        {periodNames.map((name) => (
          <ChoiceChip key={name} isChosen={name === current} onClick={() => onChange(daysOf(name, today))}>
            {labels[name]}
          </ChoiceChip>
        ))}
      </ChipRow>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        <Input
          type="date"
          label={t('console.figures_from')}
          value={from}
          max={to}
          onChange={({ currentTarget: { value } }) => value && onChange({ from: value, to: value > to ? value : to })}
        />
        <Input
          type="date"
          label={t('console.figures_to')}
          value={to}
          min={from}
          onChange={({ currentTarget: { value } }) =>
            value && onChange({ from: value < from ? value : from, to: value })
          }
        />
        <Select
          label={t('console.figures_store')}
          value={String(store ?? '')}
          options={choicesOf(stores, t('console.figures_all_stores'))}
          onChange={({ currentTarget: { value } }) => onChange({ store: value })}
        />
        <Select
          label={t('console.figures_zone')}
          value={String(zone ?? '')}
          options={choicesOf(zones, t('console.figures_all_zones'))}
          onChange={({ currentTarget: { value } }) => onChange({ zone: value })}
        />
      </div>
    </div>
  );
}

function choicesOf(places: readonly Place[], all: string) {
  return [{ value: '', label: all }, ...places.map(({ id, name }) => ({ value: String(id), label: name }))];
}

function periodLabels(): Record<PeriodName, string> {
  return {
    today: t('console.figures_today'),
    yesterday: t('console.figures_yesterday'),
    week: t('console.figures_week'),
    month: t('console.figures_month'),
    last_month: t('console.figures_last_month'),
    year: t('console.figures_year'),
  };
}
