import { MESSAGE_MAX_LENGTH, MESSAGE_MAX_PICTURES } from '@rialto/contract/shapes/chat.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { toasts } from '../../../platform/overlays/toasts.ts';
import type { ChatTarget } from '../chat-target.ts';
import { draftFor, keepDraft, type Draft } from './drafts.ts';
import { queueMessage } from './outbox.ts';
import { shrinkPicture } from './shrink-picture.ts';

type Composer = Draft & {
  /** How many characters the text has too many. */
  excess: number;
  canSend: boolean;
  onText: (text: string) => void;
  onFiles: (files: File[]) => void;
  onRemove: (index: number) => void;
  send: () => void;
};

/** What the customer writes to a party, until it is queued. */
export function useComposer(owner: string, target: ChatTarget, orderId: number | null, onSent: () => void): Composer {
  const [draft, setDraft] = useState(() => draftFor(target));
  const { text, pictures } = draft;
  const update = (next: Draft) => {
    keepDraft(target, next);
    setDraft(next);
  };
  const excess = [...text].length - MESSAGE_MAX_LENGTH;
  const canSend = excess <= 0 && (text.trim() !== '' || pictures.length > 0);

  async function addFiles(files: File[]) {
    const room = MESSAGE_MAX_PICTURES - pictures.length;
    if (files.length > room) say(t('chat.photos_limit', { count: MESSAGE_MAX_PICTURES }));
    const shrunk = await Promise.all(files.slice(0, room).map(shrinkPicture));
    if (shrunk.includes(null)) say(t('chat.photo_unreadable'));
    const readable = shrunk.filter((picture) => picture !== null);
    const now = draftFor(target);
    update({ ...now, pictures: [...now.pictures, ...readable].slice(0, MESSAGE_MAX_PICTURES) });
  }

  return {
    ...draft,
    excess: Math.max(0, excess),
    canSend,
    onText: (next) => update({ ...draft, text: next }),
    onFiles: (files) => void addFiles(files),
    onRemove: (index) => update({ ...draft, pictures: pictures.filter((_, other) => other !== index) }),
    send() {
      if (!canSend) return;
      void queueMessage(owner, { target, text: text.trim(), pictures, orderId });
      update({ text: '', pictures: [] });
      onSent();
    },
  };
}

function say(text: string): void {
  toasts.show({ id: 'error', kind: 'error', text });
}
