import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { useEffect } from 'react';

type Props = { isChanged: boolean; isSaving: boolean; onSave: () => void; onDiscard: () => void; label?: string };

/** Stays at the lower edge while there is something to save; leaving the page then asks. */
export function SaveBar({ isChanged, isSaving, onSave, onDiscard, label }: Props) {
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const onKey = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && event.key === 's') {
        event.preventDefault();
        onSave();
      }
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('keydown', onKey);
    };
  });
  if (!isChanged) return null;
  return (
    <div className="sticky bottom-0 z-(--z-sticky) -mx-4 mt-5 flex flex-wrap items-center justify-end gap-3 border-t border-hairline bg-ground/95 px-4 py-3 backdrop-blur-md lg:-mx-8 lg:px-8">
      <p className="me-auto text-sm text-ink-soft">{t('console.catalogue_unsaved')}</p>
      <Button kind="ghost" onClick={onDiscard} disabled={isSaving}>
        {t('console.catalogue_discard')}
      </Button>
      <Button onClick={onSave} isLoading={isSaving}>
        {label ?? t('console.save')}
      </Button>
    </div>
  );
}
