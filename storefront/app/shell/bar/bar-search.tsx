import { lazy } from 'react';
import { LazyBoundary } from '../lazy-boundary.tsx';

// Lazy, so that the landing page, which has no search, does not load it.
const SearchBox = lazy(async () => ({ default: (await import('../../features/search/search-box.tsx')).SearchBox }));
const SearchButton = lazy(async () => ({
  default: (await import('../../features/search/search-button.tsx')).SearchButton,
}));

/** The search box of the bar; on small screens a button that opens it. */
export function BarSearch() {
  return (
    <>
      <div className="hidden h-11 min-w-40 flex-1 wide:block">
        <LazyBoundary fallback={<div className="h-11 rounded-full bg-sunken" />}>
          <SearchBox className="mx-auto max-w-md" />
        </LazyBoundary>
      </div>
      <div className="ms-auto size-11 shrink-0 wide:hidden">
        <LazyBoundary>
          <SearchButton />
        </LazyBoundary>
      </div>
    </>
  );
}
