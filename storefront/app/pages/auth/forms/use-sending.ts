import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';

/** A refusal with its code; without a code if the call failed. */
export type Refusal = { code: string | null; text: string };

/** Sends a form once at a time and keeps the refusal for display. */
export function useSending() {
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  async function send(work: () => Promise<void>): Promise<void> {
    if (isSending) return;
    setSending(true);
    setRefusal(null);
    try {
      await work();
    } catch (thrown) {
      setRefusal(refusalOf(thrown));
    } finally {
      setSending(false);
    }
  }

  return { isSending, refusal, send, forget: () => setRefusal(null) };
}

export function refusalOf(thrown: unknown): Refusal {
  if (!(thrown instanceof CallRefused)) return { code: null, text: t('error.network') };
  const text = thrown.errors.map(({ message }) => message).join('\n');
  return { code: thrown.errors[0]?.code ?? null, text: text || t('error.network') };
}
