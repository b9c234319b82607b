import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { useState } from 'react';
import { BulkDialog } from './bulk-dialog.tsx';
import type { ItemFilter } from './item-filter.ts';
import { countOf, NO_ITEMS, type ItemSelection } from './item-selection.ts';

type Props = {
  filter: ItemFilter;
  selection: ItemSelection;
  total: number;
  onChange: (selection: ItemSelection) => void;
};

/** How many items are chosen, and what can be done with them. */
export function BulkBar({ filter, selection, total, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const count = countOf(selection, total);
  return (
    <div
      className="mb-3 flex min-h-11 flex-wrap items-center gap-2 text-sm"
      role="group"
      aria-label={t('console.catalogue_choice')}
    >
      <p className="me-2 text-ink-soft" role="status">
        {count === 0 ? t('console.catalogue_none_chosen') : t('console.catalogue_chosen', { count })}
      </p>
      {count > 0 && (
        <>
          <Button size="sm" onClick={() => setIsOpen(true)}>
            {t('console.catalogue_change_chosen')}
          </Button>
          <Button size="sm" kind="ghost" onClick={() => onChange(NO_ITEMS)}>
            {t('console.catalogue_choose_none')}
          </Button>
        </>
      )}
      {selection.kind === 'some' && (
        <Button size="sm" kind="ghost" onClick={() => onChange({ kind: 'all' })}>
          {t('console.catalogue_choose_all', { count: total })}
        </Button>
      )}
      <BulkDialog
        {...{ isOpen, filter, selection, count }}
        onClose={() => setIsOpen(false)}
        onDone={() => {
          setIsOpen(false);
          onChange(NO_ITEMS);
        }}
      />
    </div>
  );
}
