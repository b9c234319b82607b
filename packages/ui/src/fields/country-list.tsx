import { Check, Search } from 'lucide-react';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { classNames } from '../base/class-names.ts';
import { countriesIn, countriesMatching, type Country, type CountryCode } from './countries.ts';
import { entryAfterKey } from '../overlays/menu-keys.ts';

type CountryListProps = {
  language: string;
  chosen: CountryCode;
  onChoose: (code: CountryCode) => void;
  searchLabel: string;
  emptyText: string;
};

/** A search above a list; the focus stays in the search while the arrows move in the list. */
export function CountryList({ language, chosen, onChoose, searchLabel, emptyText }: CountryListProps) {
  const id = useId();
  const [text, setText] = useState('');
  const all = useMemo(() => countriesIn(language), [language]);
  const found = useMemo(() => countriesMatching(all, text), [all, text]);
  const [active, setActive] = useState(() => all.findIndex(({ code }) => code === chosen));
  const activeId = found[active] ? `${id}-${found[active].code}` : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && found[active]) {
      event.preventDefault();
      return onChoose(found[active].code);
    }
    // Home and End move in the typed text.
    const next = event.key.startsWith('Arrow') ? entryAfterKey(event.key, active, found.length) : null;
    if (next === null) return;
    event.preventDefault();
    setActive(next);
  };

  return (
    <div className="flex max-h-[min(24rem,var(--room))] w-[300px] flex-col sm:w-[440px]">
      <label className="flex items-center gap-2 border-b border-hairline px-4">
        <Search className="size-5 shrink-0 text-ink-soft" aria-hidden />
        <input
          type="text"
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-label={searchLabel}
          placeholder={searchLabel}
          data-autofocus
          value={text}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setActive(0);
          }}
          className="h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
      </label>
      {found.length === 0 && (
        <p role="status" className="px-4 py-8 text-center text-md text-ink-soft">
          {emptyText}
        </p>
      )}
      <ul
        role="listbox"
        id={`${id}-list`}
        aria-label={searchLabel}
        className="min-h-0 overflow-y-auto overscroll-contain p-1.5"
      >
        {found.map((country, index) => (
          <Option
            key={country.code}
            id={`${id}-${country.code}`}
            country={country}
            isActive={index === active}
            isChosen={country.code === chosen}
            onChoose={() => onChoose(country.code)}
          />
        ))}
      </ul>
    </div>
  );
}

type OptionProps = { id: string; country: Country; isActive: boolean; isChosen: boolean; onChoose: () => void };

function Option({ id, country, isActive, isChosen, onChoose }: OptionProps) {
  return (
    <li
      id={id}
      role="option"
      aria-selected={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-md hover:bg-wash',
        isActive && 'bg-wash-strong',
      )}
    >
      <span className="text-xl leading-none" aria-hidden>
        {country.flag}
      </span>
      <span className="min-w-0 flex-1 truncate">{country.name}</span>
      {isChosen && <Check className="size-4.5 text-accent-text" aria-hidden />}
      <span className="text-ink-soft tabular-nums" dir="ltr">
        {country.prefix}
      </span>
    </li>
  );
}
