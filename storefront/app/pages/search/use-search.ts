import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readSearch, writeSearch, type Search } from '../../features/search/search-params.ts';
import { stillWanted, wantSearch, type PendingSearch } from './wanted-search.ts';

/** Where the results begin; a change made from further down leads back there. */
export const RESULTS_ID = 'results';

type SearchState = {
  /** What the address asks for, and the results show. */
  search: Search;
  /** What was asked for last: a control that was pressed shows it at once, before the results follow. */
  wished: Search;
  goTo: (search: Search) => void;
};

/** The search of the page, and how to change it: every change is an entry of the browser's history. */
export function useSearch(): SearchState {
  const [parameters] = useSearchParams();
  const address = String(parameters);
  const [wanted, setWanted] = useState<PendingSearch | null>(null);
  const [seen, setSeen] = useState(address);
  if (seen !== address) {
    setSeen(address);
    setWanted(stillWanted(wanted, address));
  }
  const navigate = useNavigate();
  const search = readSearch(parameters) ?? nothingAsked;
  const goTo = (next: Search) => {
    setWanted((former) => wantSearch(former, next));
    // First, because the place on the page is remembered as it is when a step begins.
    void navigate(writeSearch(next), { preventScrollReset: true, defaultShouldRevalidate: false });
    const top = document.getElementById(RESULTS_ID);
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
  };
  return { search, wished: (seen === address && wanted?.search) || search, goTo };
}

// While a page is being left its address is already another one.
const nothingAsked = readSearch(new URLSearchParams('data_type=searched')) as Search;
