import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import type { ReactNode } from 'react';
import { FormCard } from '../../../features/catalogue/form-card.tsx';

type Props = {
  title: string;
  text?: string;
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
};

/** A list that is saved on its own, apart from the other settings of the page. */
export function ListCard({ title, text, isChanged, isSaving, onSave, onDiscard, children }: Props) {
  return (
    <FormCard title={title} {...(text !== undefined && { text })}>
      {children}
      {isChanged && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-hairline pt-4">
          <p className="me-auto text-sm text-ink-soft">{t('console.catalogue_unsaved')}</p>
          <Button kind="ghost" onClick={onDiscard} disabled={isSaving}>
            {t('console.catalogue_discard')}
          </Button>
          <Button onClick={onSave} isLoading={isSaving}>
            {t('console.lists_save')}
          </Button>
        </div>
      )}
    </FormCard>
  );
}
