import { t } from '@rialto/texts/text.ts';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { iconButtonClass } from '@rialto/ui/actions/button-class.ts';

const SearchDialog = lazy(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

/** Search on small screens: opens the full-screen search dialog. Without JavaScript it is a link to the search page. */
export function SearchButton({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Link
        to={paths.search('')}
        aria-label={t('search.label')}
        className={iconButtonClass({ className })}
        onClick={(event) => {
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Search className="size-5" aria-hidden />
      </Link>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
