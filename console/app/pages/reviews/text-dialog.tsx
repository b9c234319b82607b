import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState } from 'react';

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
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('console.close')}
      footer={
        <div className="flex justify-end gap-3">
          <Button kind="secondary" onClick={onClose}>
            {t('console.decisions_cancel')}
          </Button>
          <Button disabled={written === ''} onClick={() => onSend(written)}>
            {title}
          </Button>
        </div>
      }
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
    </Dialog>
  );
}
