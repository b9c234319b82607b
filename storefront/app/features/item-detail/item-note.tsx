import { t } from '@rialto/texts/text.ts';
import { lazy, Suspense, useState } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import type { ItemSelection } from './use-item-selection.ts';

// Loaded when it is opened: most orders have no note.
const NoteField = lazy(async () => ({ default: (await import('./note-field.tsx')).NoteField }));

/** A note for the kitchen or the store, behind a button until it is wanted. */
export function ItemNote({ selection }: { selection: ItemSelection }) {
  const [isOpen, setOpen] = useState(selection.note !== '');
  const isFood = selection.item.module_type === 'food';
  if (isOpen)
    return (
      <Suspense>
        <NoteField label={isFood ? t('item.note_kitchen') : t('item.note_store')} selection={selection} />
      </Suspense>
    );
  return (
    <Button kind="secondary" size="sm" className="self-start" onClick={() => setOpen(true)}>
      {isFood ? t('item.note_add_kitchen') : t('item.note_add_store')}
    </Button>
  );
}
