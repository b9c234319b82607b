import type { ChatTarget } from '../chat-target.ts';

export type Draft = { text: string; pictures: Blob[] };

const EMPTY: Draft = { text: '', pictures: [] };
const drafts = new Map<string, Draft>();
const keyOf = ({ type, id }: ChatTarget) => `${type} ${id ?? ''}`;

/** A text that is not sent yet is kept while the customer visits other pages. */
export function draftFor(target: ChatTarget): Draft {
  return drafts.get(keyOf(target)) ?? EMPTY;
}

export function keepDraft(target: ChatTarget, draft: Draft): void {
  if (draft.text === '' && draft.pictures.length === 0) drafts.delete(keyOf(target));
  else drafts.set(keyOf(target), draft);
}
