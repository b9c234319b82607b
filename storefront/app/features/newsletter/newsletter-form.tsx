import { EMAIL_MAX_LENGTH } from '@rialto/contract/shapes/email-address.ts';
import { subscribeToNewsletter } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { useState, type FormEvent } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { isEmailAddress } from '../../platform/forms/is-email-address.ts';

export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [isSending, setSending] = useState(false);

  async function subscribe(event: FormEvent) {
    event.preventDefault();
    if (!isEmailAddress(email.trim())) {
      toasts.show({ id: 'error', kind: 'error', text: t('newsletter.invalid') });
      return;
    }
    setSending(true);
    try {
      const { message } = await callApi(subscribeToNewsletter, { body: { email: email.trim() } });
      toasts.show({ kind: 'success', text: message });
      setEmail('');
    } catch (thrown) {
      showErrors(thrown);
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => void subscribe(event)}
      className="flex w-full max-w-md flex-col gap-2 sm:flex-row"
    >
      <input
        type="email"
        name="email"
        autoComplete="email"
        aria-label={t('newsletter.email')}
        placeholder={t('newsletter.placeholder')}
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        maxLength={EMAIL_MAX_LENGTH}
        className="h-13 min-w-0 rounded-md sm:flex-1 border border-outline bg-surface px-5 text-base text-ink placeholder:text-ink-faint"
      />
      <Button type="submit" size="lg" isLoading={isSending}>
        {t('newsletter.subscribe')}
      </Button>
    </form>
  );
}
