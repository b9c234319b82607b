import { directionOf } from '@rialto/rules/text/direction.ts';
import type { Ticket } from './ticket.ts';

const PRINT_STYLE =
  '@page { size: 80mm auto; margin: 4mm; } @media print { html, body { background: #fff; } #console { display: none; } }';

/** What the kitchen's printer prints on 80 mm paper. It is shown only on paper. */
export function KitchenTicket({ ticket }: { ticket: Ticket }) {
  const { language, id, head, store, placed, ready, lines, note, count } = ticket;
  return (
    <section
      lang={language}
      dir={directionOf(language)}
      className="hidden w-[72mm] text-[13pt] leading-snug text-black print:block"
      aria-hidden
      data-ticket
    >
      <style>{PRINT_STYLE}</style>
      <header className="border-b-2 border-black pb-2">
        <p className="text-[26pt] leading-none font-extrabold">
          <bdi dir="ltr">#{String(id).slice(-4)}</bdi>
        </p>
        <p className="mt-1 font-bold">{head}</p>
        {store && <p>{store}</p>}
        <p>{placed}</p>
        {ready && <p className="font-bold">{ready}</p>}
      </header>
      <ul className="border-b-2 border-black py-2">
        {lines.map((line, index) => (
          <li key={index} className="grid grid-cols-[14mm_1fr] py-1.5">
            <span className="text-[17pt] font-extrabold">{line.quantity}</span>
            <span>
              <span className="text-[15pt] font-bold">{line.name}</span>
              {line.choices.map((choice) => (
                <span key={choice} className="block">
                  + {choice}
                </span>
              ))}
              {line.note && <span className="mt-1 block border border-black px-1 font-bold">{line.note}</span>}
            </span>
          </li>
        ))}
      </ul>
      {note && <p className="mt-2 border-2 border-black p-2 font-bold">{note}</p>}
      <p className="mt-2">{count}</p>
      <p>
        <bdi dir="ltr">#{id}</bdi>
      </p>
    </section>
  );
}
