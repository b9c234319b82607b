import { listStaffStores, type StaffStore } from '@rialto/contract/calls/console/team/staff-members.ts';
import { t } from '@rialto/texts/text.ts';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { queryOf } from '../../platform/query.ts';

type Props = { chosen: StaffStore[]; onChange: (stores: StaffStore[]) => void };

/** Stores to tick: the chosen ones first, then those whose name contains the text. */
export function StorePicker({ chosen, onChange }: Props) {
  const [text, setText] = useState('');
  const search = useDeferredValue(text);
  const { data } = useQuery({ ...queryOf(listStaffStores, { query: { search } }), placeholderData: (last) => last });
  const others = (data?.stores ?? []).filter(({ id }) => !chosen.some((store) => store.id === id));
  const toggle = (store: StaffStore, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, store] : chosen.filter(({ id }) => id !== store.id));
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t('console.staff_stores')}</legend>
      <Input
        label={t('console.staff_search_stores')}
        isLabelHidden
        type="search"
        placeholder={t('console.staff_search_stores')}
        prefix={<Search aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className="max-h-52 overflow-y-auto rounded-md border border-hairline px-3" tabIndex={-1}>
        {[...chosen, ...others].map((store) => (
          <Checkbox
            key={store.id}
            label={store.name}
            checked={chosen.some(({ id }) => id === store.id)}
            onChange={({ currentTarget }) => toggle(store, currentTarget.checked)}
          />
        ))}
        {data?.stores.length === 0 && chosen.length === 0 && (
          <p className="py-4 text-center text-ink-soft">{t('console.staff_no_stores')}</p>
        )}
      </div>
    </fieldset>
  );
}
