import { t } from '@rialto/texts/text.ts';
import { Search, Store, type LucideIcon } from 'lucide-react';
import { useCurrentModule } from '../../platform/page/root-data.ts';
import { listLabel } from './list-label.ts';
import { SearchOption } from './search-option.tsx';
import type { Suggestions } from './use-suggestions.ts';

type Props = { id: string; suggestions: Suggestions; active: number; onSearch: (term: string) => void };

/** Items, then stores, with one running index for the arrow keys. */
export function SuggestionList({ id, suggestions: { items, stores }, ...rest }: Props) {
  const module = useCurrentModule();
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('search.suggestions')}
      className="max-h-[400px] overflow-y-auto overscroll-contain"
    >
      <Group {...rest} id={id} label={listLabel('item', module)} icon={Search} names={items} from={0} />
      <Group {...rest} id={id} label={listLabel('store', module)} icon={Store} names={stores} from={items.length} />
    </div>
  );
}

type GroupProps = Omit<Props, 'suggestions'> & {
  label: string;
  icon: LucideIcon;
  names: { name: string }[];
  from: number;
};

function Group({ label, names, from, active, ...rest }: GroupProps) {
  if (names.length === 0) return null;
  return (
    <ul role="group" aria-label={label} className="not-first:mt-2">
      <li role="presentation" className="px-3 py-1.5 text-xs font-semibold text-ink-soft">
        {label}
      </li>
      {names.map(({ name }, position) => (
        <SearchOption {...rest} key={name} name={name} index={from + position} isActive={from + position === active} />
      ))}
    </ul>
  );
}
