import { findOfferItems } from '@rialto/contract/calls/console/offers.ts';
import type { OfferItem } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { queryOf } from '../../../platform/query.ts';
import { useMoney } from '../../../words/money.ts';

type Props = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  moduleId: number | null;
  onChoose: (item: OfferItem) => void;
};

/** Finds items by a part of their name; a press chooses one. */
export function ItemSearch({ label, hint, error, moduleId, onChoose }: Props) {
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text.trim());
  const listId = useId();
  const money = useMoney();
  const query = { name: wanted, ...(moduleId && { module_id: moduleId }) };
  const { data, isFetching } = useQuery({ ...queryOf(findOfferItems, { query }), enabled: wanted.length > 1 });
  const found = wanted.length > 1 ? (data?.items ?? []) : [];
  const isNothing = wanted.length > 1 && !isFetching && data?.items.length === 0;
  return (
    <div>
      <Input
        type="search"
        label={label}
        hint={isNothing ? t('console.offers_no_items') : hint}
        error={error}
        prefix={<Search aria-hidden />}
        placeholder={t('console.offers_search_items')}
        aria-controls={listId}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(value)}
      />
      <ul id={listId} className="mt-2 max-h-72 overflow-y-auto rounded-md border border-hairline empty:hidden">
        {found.map((item) => (
          <li key={item.id}>
            <button
              type="button"
              className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-start hover:bg-wash"
              onClick={() => {
                onChoose(item);
                setText('');
              }}
            >
              <Image
                src={item.picture_url}
                name={item.name}
                alt=""
                sizes="40px"
                ratio="1"
                className="size-10 shrink-0 rounded"
              />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-medium text-ink">{item.name}</span>
                <span className="block truncate text-sm text-ink-soft">{item.store_name}</span>
              </span>
              <span className="text-sm text-ink tabular-nums">{money(item.price)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
