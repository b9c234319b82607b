import { readBoardOrder } from '@rialto/contract/calls/console/orders.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import { useQuery } from '@tanstack/react-query';
import { callerIn } from '../../platform/api.ts';
import { writeLocal, readLocal } from '../../platform/local-storage.ts';
import { inLanguage, readCatalog, shownLanguage } from '../../platform/language.ts';
import { keyOf } from '../../platform/query.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { ticketOf, type Ticket } from './ticket.ts';
import type { WholeOrder } from './whole-order.ts';

/** The cook may read another language than the person who prints. Null is the language of the page. */
export const ticketLanguage = createStore<Language | null>(readLocal('ticket_language'));

export function chooseTicketLanguage(language: Language): void {
  writeLocal('ticket_language', language);
  ticketLanguage.set(language);
}

/** The ticket of an order in the chosen language; undefined until its texts and names are loaded. */
export function useTicket(order: WholeOrder): Ticket | undefined {
  const language = useStore(ticketLanguage) ?? shownLanguage.get();
  const isOther = language !== shownLanguage.get();
  const { data } = useQuery({
    queryKey: [...keyOf(readBoardOrder), 'ticket', language, order],
    queryFn: async ({ signal }) => {
      const [catalog, translated] = await Promise.all([
        readCatalog(language),
        callerIn(language)(readBoardOrder, { params: { id: order.id }, signal }),
      ]);
      return inLanguage(language, catalog, () => ticketOf(translated, language));
    },
    enabled: isOther,
    staleTime: Infinity,
  });
  return isOther ? data : ticketOf(order, language);
}
