import { t } from '@rialto/texts/text.ts';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, useState } from 'react';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { LazyBoundary } from '../lazy-boundary.tsx';

const CompactDrawer = lazy(async () => ({ default: (await import('./compact-drawer.tsx')).CompactDrawer }));

/** Opens the navigation drawer on small screens. */
export function CompactMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="wide:hidden">
      <IconButton label={t('shell.menu')} aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <MenuIcon className="size-5" aria-hidden />
      </IconButton>
      {isOpen && (
        <LazyBoundary>
          <CompactDrawer onClose={() => setOpen(false)} />
        </LazyBoundary>
      )}
    </div>
  );
}
