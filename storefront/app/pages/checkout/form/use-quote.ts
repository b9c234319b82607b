import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import type { Quote, quoteBody } from './checkout-form.ts';

type QuoteRequest = ReturnType<typeof quoteBody>;
export type QuoteState = {
  /** The last quote; shown dimmed while the next one loads. */
  quote: Quote | null;
  isAsking: boolean;
  failure: { code: string | null; message: string | null } | null;
  /** Requests the quote again, for example after the cart changed. */
  askAgain: () => void;
};

const TYPING_MS = 250;

type Asking = {
  /** null while no quote is needed. */
  body: QuoteRequest | null;
  onAnswer: (quote: Quote) => void;
};

/** The server's quote for the form. Every change requests a new one and aborts the previous request. */
export function useQuote({ body, onAnswer }: Asking): QuoteState {
  const [quote, setQuote] = useState<Quote | null>(null);
  const [isAsking, setIsAsking] = useState(true);
  const [failure, setFailure] = useState<QuoteState['failure']>(null);
  const [round, setRound] = useState(0);
  const question = body && JSON.stringify(body);
  const waitMs = useRef(0);
  const answered = useEffectEvent((answer: Quote) => {
    setQuote(answer);
    setFailure(null);
    setIsAsking(false);
    onAnswer(answer);
  });

  useEffect(() => {
    if (question === null) return setIsAsking(false);
    const given = new AbortController();
    setIsAsking(true);
    const timer = setTimeout(() => void ask(JSON.parse(question) as QuoteRequest, given.signal), waitMs.current);
    // The first quote is requested without a delay.
    waitMs.current = TYPING_MS;
    async function ask(asked: QuoteRequest, signal: AbortSignal): Promise<void> {
      try {
        const answer = await callApi(quoteOrder, { body: { ...asked, ...(await ownerFields()) }, signal });
        if (!signal.aborted) answered(answer);
      } catch (thrown) {
        if (signal.aborted) return;
        const refused = thrown instanceof CallRefused ? thrown.errors[0] : undefined;
        setFailure({ code: refused?.code ?? null, message: refused?.message ?? null });
        setIsAsking(false);
      }
    }
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [question, round]);

  return { quote, isAsking, failure, askAgain: () => setRound((before) => before + 1) };
}
