import { t } from '@rialto/texts/text.ts';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof ConfirmationDialog>;
type Texts = 'title' | 'cancelLabel' | 'confirmLabel';

/** The confirmation dialog with the shop's default texts. */
export function Confirmation({
  title = t('confirm.question'),
  cancelLabel = t('action.cancel'),
  confirmLabel = t('action.yes'),
  ...rest
}: Omit<Props, Texts> & Partial<Pick<Props, Texts>>) {
  return <ConfirmationDialog {...rest} {...{ title, cancelLabel, confirmLabel }} />;
}
