import { searchPrescriptionItems } from '@rialto/contract/calls/console/decisions.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { queryOf } from '../../platform/query.ts';
import { useMoney } from '../../words/use-money.ts';

type Item = Reply<typeof searchPrescriptionItems>['items'][number];
type Props = { orderId: number; onPick: (item: Item) => void; onFree: (name: string) => void };

const ROW = 'flex min-h-11 w-full items-center gap-3 px-3 text-start hover:bg-wash focus-visible:bg-wash';

/** Finds items of the store, and adds other medicine as a free line. */
export function ItemSearch({ orderId, onPick, onFree }: Props) {
  const money = useMoney();
  const [text, setText] = useState('');
  const search = useDeferredValue(text.trim());
  const hasText = search.length > 1;
  const { data } = useQuery({
    ...queryOf(searchPrescriptionItems, { params: { id: orderId }, query: { search: search || '-' } }),
    enabled: hasText,
  });
  const clearAfter = (act: () => void) => () => {
    act();
    setText('');
  };
  return (
    <div>
      <Input
        label={t('console.decisions_add_line')}
        hint={t('console.decisions_add_line_hint')}
        prefix={<Search aria-hidden />}
        value={text}
        maxLength={60}
        data-autofocus
        onChange={({ target }) => setText(target.value)}
      />
      {hasText && (
        <ul className="mt-2 divide-y divide-hairline overflow-hidden rounded-lg border border-hairline">
          {data?.items.map((item) => (
            <li key={item.id}>
              <button type="button" className={ROW} onClick={clearAfter(() => onPick(item))}>
                <span className="min-w-0 flex-1 truncate text-ink">{item.name}</span>
                <span className="text-ink-soft tabular-nums">{money(item.price)}</span>
              </button>
            </li>
          ))}
          <li>
            <button
              type="button"
              className={`${ROW} font-semibold text-accent-text`}
              onClick={clearAfter(() => onFree(search))}
            >
              <Plus className="size-5" aria-hidden />
              <span className="min-w-0 truncate">{t('console.decisions_add_free', { name: search })}</span>
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
