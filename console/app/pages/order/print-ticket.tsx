import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import type { Language } from '@rialto/contract/http/languages.ts';
import { Printer } from 'lucide-react';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useSearchParams } from 'react-router';
import { shownLanguage } from '../../platform/language.ts';
import { useStore } from '../../platform/store.ts';
import { KitchenTicket } from './kitchen-ticket.tsx';
import { chooseTicketLanguage, ticketLanguage, useTicket } from './ticket-language.ts';
import type { WholeOrder } from './whole-order.ts';

/** Prints the kitchen ticket in the language that the kitchen reads. */
export function PrintTicket({ order }: { order: WholeOrder }) {
  const ticket = useTicket(order);
  usePrinting(ticket !== undefined);
  return (
    <>
      <TicketLanguage />
      <Button
        kind="secondary"
        size="lg"
        icon={<Printer className="size-5" aria-hidden />}
        isLoading={ticket === undefined}
        onClick={() => window.print()}
      >
        {t('console.order_print')}
      </Button>
      {ticket && createPortal(<KitchenTicket ticket={ticket} />, document.body)}
    </>
  );
}

function TicketLanguage() {
  const language = useStore(ticketLanguage) ?? shownLanguage.get();
  return (
    <Select
      label={t('console.ticket_language')}
      isLabelHidden
      className="w-48"
      value={language}
      onChange={(event) => chooseTicketLanguage(event.target.value as Language)}
      options={[
        { value: 'en', label: t('console.ticket_in', { language: 'English' }) },
        { value: 'ar', label: t('console.ticket_in', { language: 'العربية' }) },
      ]}
    />
  );
}

/** The board opens the page with ?print, which prints the ticket as soon as it is there. */
function usePrinting(isReady: boolean): void {
  const [search, setSearch] = useSearchParams();
  const isPrinting = search.has('print') && isReady;
  useEffect(() => {
    if (!isPrinting) return;
    setSearch({}, { replace: true });
    window.print();
  }, [isPrinting, setSearch]);
}
