import { undoChange } from '@rialto/contract/calls/console/undo.ts';
import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { callApi } from '../../platform/api.ts';
import { invalidate } from '../../platform/query.ts';
import { showFault, toasts } from '../../platform/toasts.ts';

type Change = {
  text: string;
  /** Null if nothing changed, so that there is nothing to undo. */
  changeIds: readonly (number | null)[];
  /** The calls whose data changes again when it is undone. */
  changes: readonly Endpoint[];
  onUndone?: (() => void) | undefined;
};

const SHOWN_MS = 10_000;

/** Shows that a change was made, and offers to undo it. */
export function showChange({ text, changeIds, changes, onUndone }: Change): void {
  const ids = changeIds.filter((id) => id !== null);
  const undo = async () => {
    try {
      for (const id of ids) await callApi(undoChange, { params: { id } });
      toasts.show({ id: 'change', kind: 'success', text: t('console.catalogue_undone') });
    } catch (fault) {
      showFault(fault);
    }
    invalidate(...changes);
    onUndone?.();
  };
  const action = { label: t('console.undo'), onAction: () => void undo() };
  const shown = { id: 'change', kind: 'success', text, durationMs: SHOWN_MS } as const;
  toasts.show(ids.length > 0 ? { ...shown, action } : shown);
}
