import { MESSAGE_MAX_LENGTH, type RunConversation } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { SendHorizontal } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { thread } from '../../run/chat/chat-stores.ts';
import { readThread, writeMessage } from '../../run/chat/chats.ts';
import { MessageList } from './message-list.tsx';

type ChatDialogProps = { conversation: RunConversation; onClose: () => void };

/** The conversation with the customer of an order. Ready sentences come first: a courier does not type on the road. */
export function ChatDialog({ conversation, onClose }: ChatDialogProps) {
  const { order_id: orderId, name, can_write } = conversation;
  useOpenThread(orderId);
  const ready = [t('courier.say_on_way'), t('courier.say_at_door'), t('courier.say_late')];
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      className="h-[92dvh] sm:h-160"
      title={name}
      description={t('courier.order', { id: orderId })}
      closeLabel={t('courier.close')}
      footer={
        can_write === 1 ? (
          <div className="flex flex-col gap-3">
            <div className="scroll-row -mx-5 flex gap-2 px-5">
              {ready.map((text) => (
                <Button key={text} kind="secondary" onClick={() => writeMessage(orderId, text)}>
                  {text}
                </Button>
              ))}
            </div>
            <MessageField onSend={(text) => writeMessage(orderId, text)} />
          </div>
        ) : (
          <p className="text-center">{t('courier.chat_over')}</p>
        )
      }
    >
      <MessageList orderId={orderId} />
    </Dialog>
  );
}

function useOpenThread(orderId: number): void {
  useEffect(() => {
    thread.set({ orderId, messages: thread.get()?.orderId === orderId ? (thread.get()?.messages ?? []) : [] });
    void readThread(orderId).catch(() => undefined);
    return () => thread.set(null);
  }, [orderId]);
}

function MessageField({ onSend }: { onSend: (text: string) => void }) {
  const id = useId();
  const [text, setText] = useState('');
  const send = () => {
    if (text.trim() === '') return;
    onSend(text.trim());
    setText('');
  };
  return (
    <form
      className="flex items-center gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label htmlFor={id} className="sr-only">
        {t('courier.chat_label')}
      </label>
      <input
        id={id}
        dir="auto"
        value={text}
        maxLength={MESSAGE_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={t('courier.chat_label')}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        className="h-13 min-w-0 flex-1 rounded-md border-2 border-outline bg-surface px-4 text-lg placeholder:text-ink-faint"
      />
      <IconButton type="submit" kind="primary" size="lg" label={t('courier.chat_send')}>
        <SendHorizontal className="mirror" aria-hidden />
      </IconButton>
    </form>
  );
}
