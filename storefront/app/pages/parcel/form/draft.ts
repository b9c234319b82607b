import { isSignedIn } from '../../../platform/session/account.ts';
import { emptyEnd, emptyForm, type End, type ParcelForm } from './parcel-form.ts';

/** Session storage: the draft survives a reload and another language, and is gone with the tab. */
const KEPT_AS = 'parcel_draft';

/** The draft belongs to the customer or guest who typed it. */
type StoredDraft = { isSignedIn: boolean; form: ParcelForm };

export function saveDraft(form: ParcelForm): void {
  try {
    const kept: StoredDraft = { isSignedIn: isSignedIn(), form };
    sessionStorage.setItem(KEPT_AS, JSON.stringify(kept));
  } catch {
    // Private windows may refuse storage; the form is still on the page.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(KEPT_AS);
  } catch {
    // Nothing was stored.
  }
}

export function storedDraft(): ParcelForm | null {
  try {
    return draftOf(JSON.parse(sessionStorage.getItem(KEPT_AS) ?? 'null'), isSignedIn());
  } catch {
    return null;
  }
}

/** A guest who signs in keeps the draft; after signing out it is gone. Fields of an older version are completed. */
export function draftOf(read: unknown, isSignedInNow: boolean): ParcelForm | null {
  const kept = read as Partial<StoredDraft> | null;
  if (typeof kept?.form !== 'object' || kept.form === null) return null;
  if (kept.isSignedIn === true && !isSignedInNow) return null;
  const { sender, receiver, ...rest } = kept.form;
  const isEnd = (end: unknown): end is Partial<End> => typeof end === 'object' && end !== null;
  return {
    ...emptyForm,
    ...rest,
    sender: isEnd(sender) ? sender : {},
    receiver: { ...emptyEnd, ...(isEnd(receiver) ? receiver : {}) },
  };
}
