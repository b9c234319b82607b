import { DAY_MS } from '@rialto/rules/day-ms.ts';
import { localeFor } from '@rialto/texts/locale.ts';
import type { ConsoleShift } from '@rialto/contract/calls/console/stores.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Plus, Trash2 } from 'lucide-react';
import { SectionCard } from '../../cards/section-card.tsx';
import type { FieldsProps } from './store-fields.ts';

const DAYS = [1, 2, 3, 4, 5, 6, 0];
/** A Sunday, the first day of the API's weeks. */
const SUNDAY = Date.UTC(2026, 2, 1);

function weekday(day: number): string {
  const format = new Intl.DateTimeFormat(localeFor('date'), {
    weekday: 'long',
    timeZone: 'UTC',
  });
  return format.format(SUNDAY + day * DAY_MS);
}

/** The weekly hours: any number of shifts a day, so that a break is the time between two. */
export function HourFields({ fields, onChange, canChangeZone }: FieldsProps & { canChangeZone: boolean }) {
  const { hours } = fields;
  const setDay = (day: number, shifts: ConsoleShift[]) => {
    const others = hours.filter((shift) => shift.day !== day);
    onChange({ hours: [...others, ...shifts].sort((a, b) => a.day - b.day || a.opens.localeCompare(b.opens)) });
  };
  const ofDay = (day: number) => hours.filter((shift) => shift.day === day);
  const copyToAll = () =>
    onChange({ hours: [0, 1, 2, 3, 4, 5, 6].flatMap((day) => ofDay(1).map((shift) => ({ ...shift, day }))) });
  return (
    <SectionCard title={t('console.stores_hours')} text={t('console.stores_hours_text')}>
      <ul className="flex flex-col divide-y divide-hairline">
        {DAYS.map((day) => (
          <Day key={day} day={day} shifts={ofDay(day)} onChange={(shifts) => setDay(day, shifts)} />
        ))}
      </ul>
      <Button kind="ghost" size="sm" className="self-start" onClick={copyToAll}>
        {t('console.stores_copy_monday')}
      </Button>
      {canChangeZone && (
        <Select
          label={t('console.stores_timezone')}
          value={fields.timezone}
          options={zonesWith(fields.timezone)}
          onChange={(event) => onChange({ timezone: event.currentTarget.value })}
        />
      )}
    </SectionCard>
  );
}

function zonesWith(own: string): { value: string; label: string }[] {
  const known = Intl.supportedValuesOf('timeZone');
  return (known.includes(own) ? known : [own, ...known]).map((name) => ({
    value: name,
    label: name.replaceAll('_', ' '),
  }));
}

type DayProps = { day: number; shifts: ConsoleShift[]; onChange: (shifts: ConsoleShift[]) => void };

function Day({ day, shifts, onChange }: DayProps) {
  const name = weekday(day);
  const add = () => {
    const last = shifts.at(-1);
    onChange([...shifts, last ? { day, opens: '17:00', closes: '22:00' } : { day, opens: '09:00', closes: '21:00' }]);
  };
  return (
    <li className="grid grid-cols-[6rem_1fr_auto] items-start gap-2 py-2">
      <span className="pt-3 font-medium text-ink">{name}</span>
      <div className="flex flex-col gap-2">
        {shifts.length === 0 && <span className="pt-3 text-ink-soft">{t('console.stores_closed')}</span>}
        {shifts.map((shift, at) => (
          <div key={at} className="flex flex-wrap items-center gap-1">
            <Input
              type="time"
              className="w-34"
              label={t('console.stores_opens', { day: name })}
              isLabelHidden
              value={shift.opens}
              onChange={(event) =>
                onChange(shifts.with(at, { ...shift, opens: event.currentTarget.value || shift.opens }))
              }
            />
            <span aria-hidden>–</span>
            <Input
              type="time"
              className="w-34"
              label={t('console.stores_closes', { day: name })}
              isLabelHidden
              value={shift.closes}
              onChange={(event) =>
                onChange(shifts.with(at, { ...shift, closes: event.currentTarget.value || shift.closes }))
              }
            />
            <IconButton
              size="sm"
              label={t('console.stores_remove_shift', { day: name, time: shift.opens })}
              onClick={() => onChange(shifts.toSpliced(at, 1))}
            >
              <Trash2 className="size-5" aria-hidden />
            </IconButton>
            {shift.closes <= shift.opens && (
              <span className="basis-full text-sm text-ink-soft">
                {shift.closes === shift.opens ? t('console.stores_all_day') : t('console.stores_next_day')}
              </span>
            )}
          </div>
        ))}
      </div>
      <IconButton label={t('console.stores_add_shift', { day: name })} onClick={add}>
        <Plus className="size-5" aria-hidden />
      </IconButton>
    </li>
  );
}
