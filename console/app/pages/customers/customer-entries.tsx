import { listCustomerEntries } from '@rialto/contract/calls/console/customers.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ChipRow, ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { useNow } from '../../platform/use-now.ts';
import { number, shortMoment } from '../../words/times.ts';
import { useMoney } from '../../words/use-money.ts';
import { AdjustDialog } from './adjust-dialog.tsx';
import type { Unit } from './unit.ts';

/** How the wallet and the points of a customer moved, and a way to change them. */
export function CustomerEntries({ customer: { id } }: { customer: { id: number } }) {
  const [unit, setUnit] = useState<Unit>('money');
  const [isOpen, setOpen] = useState(false);
  const money = useMoney();
  const now = useNow(60_000);
  const shown = (value: number) => (unit === 'money' ? money(value) : number(value));
  const query = useQuery(queryOf(listCustomerEntries, { params: { id }, query: { unit, limit: 20, offset: 1 } }));
  return (
    <section aria-labelledby="entries" className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h2 id="entries" className="text-lg font-bold text-ink">
          {t('console.customers_entries')}
        </h2>
        <Button size="sm" kind="secondary" onClick={() => setOpen(true)}>
          {t('console.customers_adjust')}
        </Button>
      </div>
      <ChipRow label={t('console.customers_entries')} className="mb-3">
        {(['money', 'points'] as const).map((name) => (
          <ChoiceChip key={name} isChosen={unit === name} onClick={() => setUnit(name)}>
            {name === 'money' ? t('console.customers_wallet') : t('console.customers_points')}
          </ChoiceChip>
        ))}
      </ChipRow>
      <QueryState query={query} skeleton={<Skeleton className="h-40" />}>
        {({ entries }) =>
          entries.length === 0 ? (
            <p className="text-ink-soft">{t('console.customers_no_entries')}</p>
          ) : (
            <ul className="divide-y divide-hairline rounded-xl border border-hairline bg-surface">
              {entries.map((entry) => (
                <li key={entry.id} className="grid grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2.5">
                  <span className="min-w-0">
                    <span className="block font-medium text-ink">{entry.title}</span>
                    <span className="block text-sm text-ink-soft tabular-nums">
                      {shortMoment(entry.created_at, null, now)}
                      {entry.note && (
                        <>
                          {' · '}
                          <bdi>{entry.note}</bdi>
                        </>
                      )}
                    </span>
                  </span>
                  <span
                    className={`font-semibold tabular-nums ${entry.change < 0 ? 'text-ink' : 'text-success-text'}`}
                    dir="ltr"
                  >
                    {entry.change < 0 ? '−' : '+'}
                    {shown(Math.abs(entry.change))}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      {isOpen && <AdjustDialog customerId={id} unit={unit} onClose={() => setOpen(false)} />}
    </section>
  );
}
