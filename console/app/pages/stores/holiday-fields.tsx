import { localeFor } from '@rialto/texts/locale.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { RemovableChip } from '@rialto/ui/actions/chips.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useState } from 'react';
import { SectionCard } from '../../cards/section-card.tsx';
import type { FieldsProps } from './store-fields.ts';

function dayText(day: string): string {
  const format = new Intl.DateTimeFormat(localeFor('date'), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The days on which the store is closed although its hours say otherwise. */
export function HolidayFields({ fields, onChange }: FieldsProps) {
  const [day, setDay] = useState('');
  const { holidays } = fields;
  const add = () => {
    if (day !== '' && !holidays.includes(day)) onChange({ holidays: [...holidays, day].sort() });
    setDay('');
  };
  return (
    <SectionCard title={t('console.stores_holidays')} text={t('console.stores_holidays_text')}>
      {holidays.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {holidays.map((holiday) => (
            <li key={holiday}>
              <RemovableChip
                removeLabel={t('console.catalogue_remove', { name: dayText(holiday) })}
                onRemove={() => onChange({ holidays: holidays.filter((other) => other !== holiday) })}
              >
                {dayText(holiday)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Input
          type="date"
          className="w-52"
          label={t('console.stores_closed_on')}
          value={day}
          onChange={(event) => setDay(event.currentTarget.value)}
        />
        <Button kind="secondary" disabled={day === ''} onClick={add}>
          {t('console.catalogue_add')}
        </Button>
      </div>
    </SectionCard>
  );
}
