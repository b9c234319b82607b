import type { ConsoleDayWindow } from '@rialto/contract/calls/console/items.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { Plus, Trash2 } from 'lucide-react';
import type { FieldsProps } from './item-fields.ts';

const BREAKFAST: ConsoleDayWindow = { from: '08:00', until: '11:00' };
const DINNER: ConsoleDayWindow = { from: '18:00', until: '22:00' };
const MAX_WINDOWS = 12;

/** When the item is sold each day; removing the last window means always. */
export function AvailableFields({ fields, onChange }: FieldsProps) {
  const windows = fields.available;
  const setWindows = (available: ConsoleDayWindow[]) =>
    onChange({ available: available.length === 0 ? null : available });
  return (
    <>
      <Switch
        label={t('console.catalogue_certain_hours')}
        hint={t('console.catalogue_certain_hours_hint')}
        checked={windows !== null}
        onChange={(event) => setWindows(event.currentTarget.checked ? [BREAKFAST] : [])}
      />
      {windows && (
        <div className="flex flex-col items-start gap-3">
          {windows.map((window, at) => (
            <WindowRow
              key={at}
              place={at + 1}
              window={window}
              onChange={(next) => setWindows(windows.with(at, next))}
              onRemove={() => setWindows(windows.toSpliced(at, 1))}
            />
          ))}
          <Button
            kind="secondary"
            size="sm"
            disabled={windows.length >= MAX_WINDOWS}
            icon={<Plus className="size-4" aria-hidden />}
            onClick={() => setWindows([...windows, DINNER])}
          >
            {t('console.catalogue_add_hours')}
          </Button>
        </div>
      )}
    </>
  );
}

type RowProps = {
  place: number;
  window: ConsoleDayWindow;
  onChange: (window: ConsoleDayWindow) => void;
  onRemove: () => void;
};

function WindowRow({ place, window, onChange, onRemove }: RowProps) {
  const { from, until } = window;
  return (
    <div
      role="group"
      aria-label={t('console.catalogue_hours_row', { place })}
      className="flex flex-wrap items-end gap-2"
    >
      <Input
        type="time"
        className="w-34"
        label={t('console.catalogue_from')}
        value={from}
        onChange={(event) => onChange({ ...window, from: event.currentTarget.value || from })}
      />
      <Input
        type="time"
        className="w-34"
        label={t('console.catalogue_until')}
        value={until}
        onChange={(event) => onChange({ ...window, until: event.currentTarget.value || until })}
      />
      <IconButton label={t('console.catalogue_remove_hours', { place })} onClick={onRemove}>
        <Trash2 className="size-5" aria-hidden />
      </IconButton>
      {until <= from && (
        <span className="basis-full text-sm text-ink-soft">
          {until === from ? t('console.stores_all_day') : t('console.stores_next_day')}
        </span>
      )}
    </div>
  );
}
