import {
  listStaffConversations,
  readStaffConversation,
  sendStaffMessage,
} from '@rialto/contract/calls/chat/staff-conversations.ts';
import { MESSAGE_MAX_LENGTH, MESSAGE_MAX_PICTURES } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { PicturePicker } from '@rialto/ui/fields/picture-picker.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { SendHorizontal } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';

const MAX_BYTES = 5_000_000;

/** An answer with a text, pictures, or both. */
export function ReplyForm({ id }: { id: number }) {
  const [text, setText] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { run, isRunning } = useAction(sendStaffMessage, {
    changes: [readStaffConversation, listStaffConversations],
    onDone: () => {
      setText('');
      setPictures([]);
      setKey(crypto.randomUUID());
    },
  });
  const isEmpty = text.trim() === '' && pictures.length === 0;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (isEmpty || isRunning) return;
    const files = pictures.length > 0 ? { files: { image: pictures } } : {};
    run({ params: { id }, body: { message: text.trim() }, ...files, idempotencyKey: key });
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-3 border-t border-hairline p-3">
      <TextArea
        label={t('console.conversations_reply')}
        isLabelHidden
        placeholder={t('console.conversations_reply')}
        rows={2}
        maxLength={MESSAGE_MAX_LENGTH}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        <PicturePicker
          label={t('console.conversations_pictures')}
          pictures={pictures}
          onChange={setPictures}
          maxCount={MESSAGE_MAX_PICTURES}
          maxBytes={MAX_BYTES}
          onTooLarge={() => toasts.show({ kind: 'error', text: t('console.conversations_too_large') })}
          addLabel={t('console.conversations_add_picture')}
          removeLabel={t('console.conversations_remove_picture')}
        />
        <Button
          type="submit"
          disabled={isEmpty}
          isLoading={isRunning}
          iconEnd={<SendHorizontal className="mirror size-5" aria-hidden />}
        >
          {t('console.conversations_send')}
        </Button>
      </div>
    </form>
  );
}
