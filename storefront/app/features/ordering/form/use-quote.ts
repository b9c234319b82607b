import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { quoteOrder } from '@rialto/contract/calls/quotes.ts';
import type { Body } from '@rialto/contract/http/endpoint.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { useLatestData } from '../../../platform/query/use-latest-data.ts';
import type { Query } from '../../../platform/query/query.ts';
import { useQuery } from '../../../platform/query/use-query.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import type { Quote } from './quote.ts';

type QuoteRequest = Body<typeof quoteOrder>;
export type QuoteState = {
  /** The last answer; it stays, dimmed, while the next one is loading. */
  quote: Quote | null;
  isAsking: boolean;
  failure: { code: string | null; message: string | null } | null;
  /** Requests the same quote again, such as after a change of the cart. */
  askAgain: () => void;
};

const DEBOUNCE_MS = 250;

const quoteQuery = (body: QuoteRequest, round: number): Query<Quote> => ({
  key: ['quote', JSON.stringify(body), round],
  fetch: async (signal) => callApi(quoteOrder, { body: { ...body, ...(await ownerFields()) }, signal }),
  cacheMs: 0,
});

type Options = {
  /** null requests nothing. */
  body: QuoteRequest | null;
  onAnswer: (quote: Quote) => void;
};

/** The server's quote for what is chosen. Every change requests a new one and aborts the former request. */
export function useQuote({ body, onAnswer }: Options): QuoteState {
  const [round, setRound] = useState(0);
  const [first] = useState(() => JSON.stringify(body));
  // The first request is sent at once; later ones wait for a pause in typing.
  const isFirst = round === 0 && JSON.stringify(body) === first;
  const result = useQuery(body && quoteQuery(body, round), { delayMs: isFirst ? 0 : DEBOUNCE_MS });
  const quote = useLatestData(result) ?? null;
  const answered = useEffectEvent(onAnswer);
  const answer = result.kind === 'ready' ? result.data : null;
  useEffect(() => {
    if (answer) answered(answer);
  }, [answer]);
  return {
    quote,
    isAsking: body !== null && result.kind === 'loading',
    failure: result.kind === 'error' ? failureOf(result.error) : null,
    askAgain: () => setRound((before) => before + 1),
  };
}

function failureOf(thrown: unknown): QuoteState['failure'] {
  const refusal = thrown instanceof CallRefused ? thrown.errors[0] : undefined;
  return { code: refusal?.code ?? null, message: refusal?.message ?? null };
}
