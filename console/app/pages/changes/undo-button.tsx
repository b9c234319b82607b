import { listAddOns } from '@rialto/contract/calls/console/add-ons.ts';
import {
  listConsoleBrands,
  listConsoleCategories,
  listConsoleConditions,
} from '@rialto/contract/calls/console/categories.ts';
import { listConsoleItems, readConsoleItem } from '@rialto/contract/calls/console/items.ts';
import { listConsoleStores, readConsoleStore } from '@rialto/contract/calls/console/stores.ts';
import {
  listChangeFilters,
  listChanges,
  type LoggedChange,
} from '@rialto/contract/calls/console/team/staff-changes.ts';
import { undoChange } from '@rialto/contract/calls/console/undo.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Undo2 } from 'lucide-react';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { subjectName } from './change-subjects.ts';

const log = [listChanges, listChangeFilters];
const catalogue = [
  ...[listConsoleItems, readConsoleItem, listConsoleStores, readConsoleStore],
  ...[listConsoleCategories, listConsoleBrands, listConsoleConditions, listAddOns],
];

/** Sets the values from before a change. The server refuses it when they were changed since. */
export function UndoButton({ change: { id, subject, subject_id } }: { change: LoggedChange }) {
  const { run, isRunning } = useAction(undoChange, {
    changes: [...log, ...catalogue],
    onDone: () => toasts.show({ id: 'change', kind: 'success', text: t('console.catalogue_undone') }),
  });
  return (
    <Button
      kind="ghost"
      size="sm"
      className="-my-1.5 ms-auto -me-2"
      icon={<Undo2 className="size-4 rtl:-scale-x-100" aria-hidden />}
      aria-label={t('console.log_undo_of', { what: `${subjectName(subject)} ${subject_id}` })}
      isLoading={isRunning}
      onClick={() => run({ params: { id } })}
    >
      {t('console.undo')}
    </Button>
  );
}
