import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { useState } from 'react';
import { ActionDialog } from '../../cards/action-dialog.tsx';

type Props = {
  title: string;
  hint: string;
  start: string;
  maxLength: number;
  onClose: () => void;
  onSend: (text: string) => void;
};

/** Asks for one text: a reply or a reason. */
export function TextDialog({ title, hint, start, maxLength, onClose, onSend }: Props) {
  const [text, setText] = useState(start);
  const written = text.trim();
  return (
    <ActionDialog
      title={title}
      label={title}
      isDisabled={written === ''}
      onConfirm={() => onSend(written)}
      onClose={onClose}
    >
      <TextArea
        label={title}
        isLabelHidden
        hint={hint}
        rows={4}
        maxLength={maxLength}
        value={text}
        data-autofocus
        onChange={({ target }) => setText(target.value)}
      />
    </ActionDialog>
  );
}
