import { t } from '@rialto/texts/text.ts';
import { ChevronRight } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import type { Crumb } from './store-json-ld.ts';

/** Breadcrumb; the last entry is the current page. */
export function StoreBreadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <Container as="nav" aria-label={t('store.breadcrumb')} className="max-sm:hidden">
      <ol className="flex items-center gap-1 py-3 text-sm text-ink-soft">
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 items-center gap-1">
            {index > 0 && <ChevronRight className="mirror size-4 shrink-0 text-ink-faint" aria-hidden />}
            {index < crumbs.length - 1 ? (
              <Link to={path} className="touch-area rounded-sm hover:text-ink hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page" className="truncate">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </Container>
  );
}
