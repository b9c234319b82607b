import { t } from '@rialto/texts/text.ts';
import { lazy, Suspense, useRef, useState, useId, type KeyboardEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { readResultsUrl } from '../../platform/navigation/search-url.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { hasFocusLeft, useFocusBeforeHydration, useClickOutside } from './search-box-focus.ts';
import { rememberSearch } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import type { PanelState, PanelHandle } from './search-panel.tsx';

const SearchPanel = lazy(async () => ({ default: (await import('./search-panel.tsx')).SearchPanel }));

const NOTHING: PanelState = { isShown: false, isList: false, activeId: undefined };

type Props = {
  /** float: the panel lies over the page; flow: it stands under the box, where the box has the screen for itself. */
  panel?: 'float' | 'flow';
  autoFocus?: boolean;
  /** After a search was begun. */
  onDone?: () => void;
  className?: string;
};

/** The search field of the shop. Without scripts it is a form that leads to the same address (SEA-01, SEA-02). */
export function SearchBox({ panel = 'float', autoFocus = false, onDone, className }: Props) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const keys = useRef<PanelHandle>(null);
  const { shownTerm, goToResults, goHome } = useResults();
  const [text, setText] = useFollowing(shownTerm);
  const [isOpened, setOpen] = useState(false);
  const isOpen = isOpened || panel === 'flow';
  const [listed, setListed] = useState(NOTHING);
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
  };
  useClickOutside(box, isOpened, () => setOpen(false));
  useFocusBeforeHydration(box, type);

  function search(term: string) {
    const wanted = term.trim();
    setText(wanted);
    if (wanted === '') return;
    setOpen(false);
    rememberSearch(wanted);
    goToResults(wanted);
    onDone?.();
  }

  function clear() {
    setText('');
    box.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
    if (shownTerm !== '') goHome();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpened && listed.isShown && panel === 'float') {
      event.preventDefault();
      setOpen(false);
    } else keys.current?.onKeyDown(event);
  }

  return (
    <form
      ref={box}
      role="search"
      aria-label={t('search.label')}
      action={paths.home}
      onSubmit={(event) => {
        event.preventDefault();
        search(text);
      }}
      onBlur={(event) => hasFocusLeft(event) && setOpen(false)}
      className={classNames('relative min-w-0', className)}
    >
      <SearchField
        listId={`${id}-list`}
        isExpanded={isOpen && listed.isList}
        activeId={isOpen ? listed.activeId : undefined}
        onOpen={() => setOpen(true)}
        onType={type}
        onClear={clear}
        {...{ text, autoFocus, onKeyDown }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchPanel
            ref={keys}
            look={panel}
            onStateChange={setListed}
            onSearch={search}
            onLeave={() => {
              setOpen(false);
              onDone?.();
            }}
            {...{ id, text }}
          />
        </Suspense>
      )}
    </form>
  );
}

/** The term whose results are on the page, and the ways to others. */
function useResults() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { dataType, term: current } = readResultsUrl(parameters);
  return {
    shownTerm: dataType === 'searched' ? current : '',
    // A page that shows results already asks for the next ones by itself.
    goToResults: (term: string) =>
      void navigate(paths.search(term), dataType === null ? {} : { defaultShouldRevalidate: false }),
    goHome: () => void navigate(paths.home),
  };
}

/** A text that can be edited, and becomes the given one whenever that changes. */
function useFollowing(given: string): [string, (text: string) => void] {
  const [followed, setFollowed] = useState(given);
  const [text, setText] = useState(given);
  if (followed !== given) {
    setFollowed(given);
    setText(given);
  }
  return [text, setText];
}
