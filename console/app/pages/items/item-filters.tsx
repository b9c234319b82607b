import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { categoryOptions, useCategories, useStores } from '../../features/catalogue/choices.ts';
import { nameIn } from '../../words/name-in.ts';
import type { ItemFilter } from './item-filter.ts';

const DEBOUNCE_MS = 200;
type Props = { filter: ItemFilter; state: string; onChange: (name: string, value: string) => void };

export function ItemFilters({ filter, state, onChange }: Props) {
  const stores = useStores();
  const moduleId = stores.find(({ id }) => id === filter.store_id)?.module_id;
  const categories = useCategories(moduleId);
  const all = { value: '', label: t('console.catalogue_all') };
  return (
    <div className="mb-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-[2fr_1.2fr_1.2fr_1fr_1fr]">
      <NameFilter value={filter.name ?? ''} onChange={(value) => onChange('name', value)} />
      <Select
        label={t('console.catalogue_store')}
        value={String(filter.store_id ?? '')}
        options={[all, ...stores.map(({ id, name }) => ({ value: String(id), label: nameIn(name) }))]}
        onChange={(event) => onChange('store', event.currentTarget.value)}
      />
      <Select
        label={t('console.catalogue_category')}
        value={String(filter.category_id ?? '')}
        options={[all, ...categoryOptions(categories)]}
        onChange={(event) => onChange('category', event.currentTarget.value)}
      />
      <Select
        label={t('console.catalogue_state')}
        value={state}
        options={[
          all,
          { value: 'active', label: t('console.catalogue_active') },
          { value: 'inactive', label: t('console.catalogue_inactive') },
          { value: 'sold_out', label: t('console.catalogue_sold_out') },
        ]}
        onChange={(event) => onChange('state', event.currentTarget.value)}
      />
      <Select
        label={t('console.catalogue_stock')}
        value={filter.stock ?? ''}
        options={[
          all,
          { value: 'out', label: t('console.catalogue_stock_out') },
          { value: 'low', label: t('console.catalogue_stock_low') },
        ]}
        onChange={(event) => onChange('stock', event.currentTarget.value)}
      />
    </div>
  );
}

function NameFilter({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <Input
      type="search"
      label={t('console.catalogue_search')}
      prefix={<Search aria-hidden />}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
