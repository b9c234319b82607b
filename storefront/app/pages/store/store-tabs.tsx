import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { useLocation } from 'react-router';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Container } from '@rialto/ui/base/container.tsx';

/** Menu, reviews and information, each with its own URL. */
export function StoreTabs({ store, moduleType }: { store: StoreDetail; moduleType: ModuleType }) {
  const { pathname } = useLocation();
  const tabs = [
    { part: '', name: moduleType === 'food' ? t('store.tab_menu') : t('store.tab_items') },
    { part: '/reviews', name: t('store.tab_reviews') },
    { part: '/information', name: t('store.tab_information') },
  ] as const;
  return (
    <Container className="mt-2 sm:mt-6">
      <nav aria-label={t('store.tabs')} className="scroll-row flex gap-6 border-b border-hairline">
        {tabs.map(({ part, name }) => (
          <Link
            key={part}
            to={paths.store(store, part)}
            aria-current={pathname === `${paths.storeItself(store)}${part}` ? 'page' : undefined}
            prefetch="intent"
            preventScrollReset
            className="relative flex min-h-11 shrink-0 items-center text-md font-semibold whitespace-nowrap text-ink-soft outline-offset-[-2px] after:absolute after:inset-x-0 after:bottom-0 after:h-[3px] after:rounded-full hover:text-ink aria-[current]:text-ink aria-[current]:after:bg-accent"
          >
            {name}
          </Link>
        ))}
      </nav>
    </Container>
  );
}
