import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';

export type SaveActionsProps = { isSaving: boolean; onSave: () => void; onDiscard: () => void; label?: string };

/** Says that something is not saved, and offers to save or discard it. */
export function SaveActions({ isSaving, onSave, onDiscard, label = t('console.save') }: SaveActionsProps) {
  return (
    <>
      <p className="me-auto text-sm text-ink-soft">{t('console.unsaved')}</p>
      <Button kind="ghost" onClick={onDiscard} disabled={isSaving}>
        {t('console.discard')}
      </Button>
      <Button onClick={onSave} isLoading={isSaving}>
        {label}
      </Button>
    </>
  );
}
