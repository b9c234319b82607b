import { useNavigate, useSearchParams } from 'react-router';
import { readSearch, writeSearch, type Search } from '../../features/search/search-params.ts';

/** Where the results begin; a change made from further down leads back there. */
export const RESULTS_ID = 'results';

/** The search the address asks for, and how to change it: every change is an entry of the browser's history. */
export function useSearch(): { search: Search; goTo: (search: Search) => void } {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(parameters) ?? nothingAsked;
  const goTo = (next: Search) => {
    // First, because the place on the page is remembered as it is when a step begins.
    void navigate(writeSearch(next), { preventScrollReset: true, defaultShouldRevalidate: false });
    const top = document.getElementById(RESULTS_ID);
    if (top && top.getBoundingClientRect().top < 0) top.scrollIntoView();
  };
  return { search, goTo };
}

// While a page is being left its address is already another one.
const nothingAsked = readSearch(new URLSearchParams('data_type=searched')) as Search;
