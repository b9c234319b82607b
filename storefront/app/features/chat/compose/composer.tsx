import { MESSAGE_MAX_PICTURES } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { ImagePlus, SendHorizontal } from 'lucide-react';
import { useRef, type ClipboardEvent, type KeyboardEvent } from 'react';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';
import { useMedia } from '@rialto/ui/base/use-media.ts';
import type { ChatTarget } from '../chat-target.ts';
import { AboutOrder, ChosenPictures } from './composer-parts.tsx';
import { useComposer } from './use-composer.ts';

type Props = {
  owner: string;
  target: ChatTarget;
  name: string;
  orderId: number | null;
  onOrderOff: () => void;
};

/** Where the customer writes: text, up to three photos, and the order that it is about. */
export function Composer({ owner, target, name, orderId, onOrderOff }: Props) {
  const composer = useComposer(owner, target, orderId, onOrderOff);
  const isTouch = useMedia('(pointer: coarse)');
  const onKeyDown = (event: KeyboardEvent) => {
    // On a phone Enter starts a new line, as in its other apps; while a word is composed it belongs to the input method.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || isTouch) return;
    event.preventDefault();
    composer.send();
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files].filter(({ type }) => type.startsWith('image/'));
    if (files.length === 0) return;
    event.preventDefault();
    composer.onFiles(files);
  };
  return (
    <form
      className="border-t border-hairline bg-surface p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:p-3"
      onSubmit={(event) => {
        event.preventDefault();
        composer.send();
      }}
    >
      {orderId !== null && <AboutOrder id={orderId} onOff={onOrderOff} />}
      <ChosenPictures pictures={composer.pictures} onRemove={composer.onRemove} />
      <div className="flex items-end gap-1.5">
        <PhotoButton isFull={composer.pictures.length >= MESSAGE_MAX_PICTURES} onFiles={composer.onFiles} />
        <textarea
          dir="auto"
          rows={1}
          value={composer.text}
          aria-label={t('chat.label', { name })}
          placeholder={t('chat.placeholder')}
          aria-invalid={composer.excess > 0}
          enterKeyHint={isTouch ? 'enter' : 'send'}
          onChange={(event) => composer.onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          className="field-sizing-content max-h-40 min-h-11 min-w-0 flex-1 resize-none rounded-lg border border-hairline bg-ground px-4 py-2.5 text-base leading-normal outline-none placeholder:text-ink-faint focus:border-accent aria-invalid:border-danger"
        />
        <IconButton label={t('chat.send')} kind="primary" type="submit" disabled={!composer.canSend}>
          <SendHorizontal className="mirror" aria-hidden />
        </IconButton>
      </div>
      <p role="status" className="mt-1 px-2 text-end text-xs text-danger-text empty:hidden">
        {composer.excess > 0 && t('chat.too_long', { count: composer.excess })}
      </p>
    </form>
  );
}

function PhotoButton({ isFull, onFiles }: { isFull: boolean; onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <label
      aria-disabled={isFull || undefined}
      className={iconButtonClass({
        className:
          'cursor-pointer has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent-text',
      })}
    >
      <ImagePlus aria-hidden />
      <span className="sr-only">{t('chat.add_photos')}</span>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        disabled={isFull}
        className="sr-only"
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // Allows picking the same file again after it was removed.
          currentTarget.value = '';
        }}
      />
    </label>
  );
}
