import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { SaveActions, type SaveActionsProps } from '../../../cards/forms/save-actions.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';

type Props = Omit<SaveActionsProps, 'label'> & {
  title: string;
  text?: string;
  isChanged: boolean;
  children: ReactNode;
};

/** A list that is saved on its own, apart from the other settings of the page. */
export function ListCard({ title, text, isChanged, children, ...actions }: Props) {
  return (
    <SectionCard title={title} {...(text !== undefined && { text })}>
      {children}
      {isChanged && (
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-hairline pt-4">
          <SaveActions {...actions} label={t('console.lists_save')} />
        </div>
      )}
    </SectionCard>
  );
}
