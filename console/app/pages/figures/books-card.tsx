import type { Figures } from '@rialto/contract/calls/console/figures.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useMoney } from '../../words/money.ts';
import type { TableColumn } from './csv.ts';
import { FigureCard } from './figure-card.tsx';

type Line = { name: string; amount: number };

/** What the ledger has about the period, and whether the sales agree with it. */
export function BooksCard({ books, name }: { books: Figures['books']; name: string }) {
  const money = useMoney();
  const isRight = books.difference === 0;
  const Icon = isRight ? CircleCheck : CircleAlert;
  const columns: TableColumn<Line>[] = [
    { name: t('console.figures_entry'), value: (line) => line.name },
    {
      name: t('console.figures_amount'),
      value: ({ amount }) => amount,
      text: ({ amount }) => money(amount),
      isNumber: true,
    },
  ];
  return (
    <div className="flex min-w-0 flex-col gap-3">
      <FigureCard
        title={t('console.figures_books')}
        text={t('console.figures_books_means')}
        name={`ledger-${name}`}
        columns={columns}
        rows={linesOf(books)}
        keyOf={(line) => line.name}
        className="grow"
      />
      <p
        role="status"
        className={classNames(
          'flex items-center gap-2 rounded-md p-3 text-sm font-medium',
          isRight ? 'bg-success-soft text-success-text' : 'bg-danger-soft text-danger-text',
        )}
      >
        <Icon className="size-5 shrink-0" aria-hidden />
        {isRight
          ? t('console.figures_agree', { amount: money(books.booked_sales) })
          : t('console.figures_disagree', { amount: money(Math.abs(books.difference)) })}
      </p>
    </div>
  );
}

function linesOf({ received, paid_back: back, net }: Figures['books']): Line[] {
  return [
    { name: t('console.figures_in_wallet'), amount: received.wallet },
    { name: t('console.figures_in_online'), amount: received.online },
    { name: t('console.figures_in_cash'), amount: received.cash },
    { name: t('console.figures_out_wallet'), amount: -back.wallet },
    { name: t('console.figures_out_online'), amount: -back.online },
    { name: t('console.figures_out_cash'), amount: -back.cash },
    { name: t('console.figures_net'), amount: net },
  ];
}
