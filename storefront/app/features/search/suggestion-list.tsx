import { t } from '@rialto/texts/text.ts';
import { Search, Store, type LucideIcon } from 'lucide-react';
import { useCurrentModule } from '../../platform/page/root-data.ts';
import { listLabel } from './list-label.ts';
import { SearchOption } from './search-option.tsx';
import type { PanelEntry } from './panel-entries.ts';

type Props = { id: string; entries: PanelEntry[]; active: number; onChoose: (entry: PanelEntry) => void };

/** Stores, then items, with one running index for the arrow keys. Whole rows: at most seven fit into 400 px. */
export function SuggestionList({ id, entries, ...rest }: Props) {
  const module = useCurrentModule();
  const stores = entries.filter(({ kind }) => kind === 'store');
  const items = entries.filter(({ kind }) => kind === 'item');
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('search.suggestions')}>
      <Group {...rest} id={id} label={listLabel('store', module)} icon={Store} entries={stores} from={0} />
      <Group {...rest} id={id} label={listLabel('item', module)} icon={Search} entries={items} from={stores.length} />
    </div>
  );
}

type GroupProps = Props & { label: string; icon: LucideIcon; from: number };

function Group({ label, entries, from, active, onChoose, ...rest }: GroupProps) {
  if (entries.length === 0) return null;
  return (
    <ul role="group" aria-label={label} className="not-first:mt-2">
      <li role="presentation" className="px-3 py-1 text-xs font-semibold text-ink-soft">
        {label}
      </li>
      {entries.map((entry, position) => (
        <SearchOption
          {...rest}
          key={entry.name}
          name={entry.name}
          picture={entry.picture}
          index={from + position}
          isActive={from + position === active}
          onChoose={() => onChoose(entry)}
        />
      ))}
    </ul>
  );
}
