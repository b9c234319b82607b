import { contactLimits } from '@rialto/contract/shapes/contact.ts';
import { contactTopics, type ContactTopic } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { isEmailAddress } from '../../platform/forms/is-email-address.ts';

/** The values of the form, valid or not. */
export type ContactWords = { name: string; email: string; topic: ContactTopic; message: string };

/** Problems by field, in the visitor's language. */
export type ContactProblems = Partial<Record<'name' | 'email' | 'message', string>>;

export type ReadContactForm = { words: ContactWords; trap: string; problems: ContactProblems };

export function readContactForm(form: FormData): ReadContactForm {
  const text = (field: string) => {
    const value = form.get(field);
    // Forms send line breaks as CRLF.
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
  };
  const words = {
    name: text('name'),
    email: text('email'),
    topic: topicOf(text('topic')) ?? 'other',
    message: text('message'),
  };
  return { words, trap: text('website').slice(0, 200), problems: problemsOf(words) };
}

export function topicOf(text: string | null): ContactTopic | null {
  return contactTopics.find((topic) => topic === text) ?? null;
}

function problemsOf({ name, email, message }: ContactWords): ContactProblems {
  const { least, most } = contactLimits.message;
  return {
    ...(name === '' && { name: t('contact.name_missing') }),
    ...(lengthOf(name) > contactLimits.name && { name: t('contact.name_long', { count: contactLimits.name }) }),
    ...(!isEmailAddress(email) && { email: t('newsletter.invalid') }),
    ...(lengthOf(message) < least && { message: t('contact.message_short', { count: least }) }),
    ...(lengthOf(message) > most && { message: t('contact.message_long', { count: most }) }),
  };
}

/** In characters, as the server counts, not in UTF-16 units. */
function lengthOf(text: string): number {
  return [...text].length;
}
