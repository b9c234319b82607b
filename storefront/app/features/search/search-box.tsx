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

const CLOSED: PanelState = { isShown: false, isList: false, activeId: undefined };

type Props = {
  /** float: the panel overlays the page; flow: it follows the box in the full-screen dialog. */
  panel?: 'float' | 'flow';
  autoFocus?: boolean;
  /** Called after a search or a click on a suggested item. */
  onDone?: () => void;
  className?: string;
};

/** The shop's search field. Without JavaScript it is a GET form to the same URL (SEA-01, SEA-02). */
export function SearchBox({ panel = 'float', autoFocus = false, onDone, className }: Props) {
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const panelRef = useRef<PanelHandle>(null);
  const { shownTerm, goToResults, goHome } = useResults();
  const [text, setText] = useEditableText(shownTerm);
  const [isOpened, setOpen] = useState(false);
  const isOpen = isOpened || panel === 'flow';
  const [panelState, setPanelState] = useState(CLOSED);
  const type = (typed: string) => {
    setText(typed);
    setOpen(true);
  };
  useClickOutside(box, isOpened, () => setOpen(false));
  useFocusBeforeHydration(box, type);

  function search(term: string) {
    const trimmed = term.trim();
    setText(trimmed);
    if (trimmed === '') return;
    setOpen(false);
    rememberSearch(trimmed);
    goToResults(trimmed);
    onDone?.();
  }

  function clear() {
    setText('');
    box.current?.querySelector<HTMLInputElement>('input[type=search]')?.focus();
    if (shownTerm !== '') goHome();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpened && panelState.isShown && panel === 'float') {
      event.preventDefault();
      setOpen(false);
    } else panelRef.current?.onKeyDown(event);
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
        isExpanded={isOpen && panelState.isList}
        activeId={isOpen ? panelState.activeId : undefined}
        onOpen={() => setOpen(true)}
        onType={type}
        onClear={clear}
        {...{ text, autoFocus, onKeyDown }}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <SearchPanel
            ref={panelRef}
            look={panel}
            onStateChange={setPanelState}
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

/** The term whose results are shown, and navigation to other results. */
function useResults() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { dataType, term: current } = readResultsUrl(parameters);
  return {
    shownTerm: dataType === 'searched' ? current : '',
    // The results page loads the new results itself, so the loaders need not run.
    goToResults: (term: string) =>
      void navigate(paths.search(term), dataType === null ? {} : { defaultShouldRevalidate: false }),
    goHome: () => void navigate(paths.home),
  };
}

/** Editable text that resets to `given` whenever `given` changes. */
function useEditableText(given: string): [string, (text: string) => void] {
  const [previous, setPrevious] = useState(given);
  const [text, setText] = useState(given);
  if (previous !== given) {
    setPrevious(given);
    setText(given);
  }
  return [text, setText];
}
