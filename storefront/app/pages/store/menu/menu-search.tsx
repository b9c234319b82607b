import { t } from '@rialto/texts/text.ts';
import { Search, X } from 'lucide-react';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { queryWith, readMenuFilter } from './menu-filter.ts';

const PAUSE_MS = 350;

/** Searches within this store while typing. Without scripts it is a native form. */
export function MenuSearch({ label }: { label: string }) {
  const [parameters] = useSearchParams();
  const { search } = readMenuFilter(parameters);
  const [text, setText] = useState(search);
  const [shown, setShown] = useState(search);
  // Back, forward and the "show all" link change the URL from outside this field.
  if (search !== shown) {
    setShown(search);
    if (search !== text.trim()) setText(search);
  }
  const look = useSearchInAddress(parameters);

  function change(value: string, isAtOnce = false) {
    setText(value);
    look(value.trim(), isAtOnce);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    look(text.trim(), true);
  }
  return (
    <form
      method="get"
      role="search"
      aria-label={label}
      onSubmit={submit}
      className="w-48 shrink-0 sm:w-auto sm:max-w-sm sm:min-w-48 sm:flex-1"
    >
      {[...parameters]
        .filter(([name]) => !['search', 'item', 'campaign', 'page'].includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <Input
        type="search"
        name="search"
        label={label}
        isLabelHidden
        placeholder={label}
        maxLength={100}
        value={text}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => change(event.target.value)}
        prefix={<Search aria-hidden />}
        suffix={
          text !== '' && (
            <IconButton size="sm" label={t('menu.clear_search')} onClick={() => change('', true)}>
              <X aria-hidden />
            </IconButton>
          )
        }
      />
    </form>
  );
}

/** The first letter adds a history entry and further typing replaces it, so that Back leaves the search. */
function useSearchInAddress(parameters: URLSearchParams): (search: string, isAtOnce: boolean) => void {
  const navigate = useNavigate();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);
  return (search, isAtOnce) => {
    clearTimeout(pause.current);
    const current = readMenuFilter(parameters).search;
    if (search === current) return;
    const go = () => {
      void navigate(queryWith(parameters, { search }), { replace: current !== '', preventScrollReset: true });
    };
    if (isAtOnce) go();
    else pause.current = setTimeout(go, PAUSE_MS);
  };
}
