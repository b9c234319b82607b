import type { CallInput } from '@rialto/api-client/caller.ts';
import type { Endpoint } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { useDraft } from '../../../platform/use-draft.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';

type Calls<E extends Endpoint> = { read: Endpoint; change: E };

/** A list with its unsaved changes, and what its card needs to save them. */
export function useSavedList<Saved extends object, E extends Endpoint>(saved: Saved, { read, change }: Calls<E>) {
  const form = useDraft(saved);
  const { run, isRunning } = useAction(change, {
    changes: [read],
    onDone: () => {
      form.discard();
      toasts.show({ kind: 'success', text: t('console.settings_saved') });
    },
  });
  return {
    draft: form.draft,
    onChange: form.change,
    card: {
      isChanged: form.isChanged,
      isSaving: isRunning,
      onDiscard: form.discard,
      onSave: () => run({ body: form.draft } as CallInput<E>),
    },
  };
}
