import type { Item } from '@rialto/contract/shapes/item.ts';
import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { CategoryBar } from './category-bar.tsx';
import type { Menu } from './load-menu.ts';
import type { MenuFilter } from './menu-filter.ts';
import { useActiveSection } from './use-active-section.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { ItemTile } from '../../../tiles/item-tile.tsx';
import { gridClassOf, hasStoreDiscount, ItemGrid, spanOf } from './item-grid.tsx';
import { DeferredSection } from './deferred-section.tsx';
import { NothingFound } from './nothing-found.tsx';
import { ShowAllLink } from './show-all-link.tsx';

type Props = { store: StoreDetail; moduleType: ModuleType; filter: MenuFilter; menu: Menu };

const RECOMMENDED = 'menu-recommended';

export function MenuSections({ store, moduleType, filter, menu: { sections, recommended } }: Props) {
  const entries = [
    ...(recommended.length > 0 ? [{ id: RECOMMENDED, name: t('menu.recommended') }] : []),
    ...sections.map(({ slug, name }) => ({ id: `menu-${slug}`, name })),
  ];
  const { active, goTo } = useActiveSection(entries.map(({ id }) => id));
  const navigate = useNavigate();
  const { search } = useLocation();
  if (entries.length === 0) return <NothingFound filter={filter} />;
  const go = (id: string) => {
    goTo(id);
    void navigate({ hash: id, search }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <CategoryBar entries={entries.map((entry) => ({ ...entry, href: `#${entry.id}` }))} active={active} onGo={go} />
      <Container className={classNames('gap-y-0! pb-16', gridClassOf(moduleType))}>
        {recommended.length > 0 && (
          <Section id={RECOMMENDED} className="col-span-full" title={t('menu.recommended')}>
            <RecommendedRow items={recommended} discount={store.discount} />
          </Section>
        )}
        {sections.map((section) => (
          <Section
            key={section.id}
            id={`menu-${section.slug}`}
            title={section.name}
            className={spanOf(section.count, moduleType)}
          >
            {section.items ? (
              <ItemGrid items={section.items} moduleType={moduleType} discount={store.discount} />
            ) : (
              <DeferredSection store={store} section={section} type={filter.type} moduleType={moduleType} />
            )}
            {(section.items === null || section.items.length < section.count) && (
              <ShowAllLink categoryId={section.id} count={section.count} />
            )}
          </Section>
        ))}
      </Container>
    </>
  );
}

type SectionProps = { id: string; title: string; className: string; children: ReactNode };

/** The scroll margin keeps the title below the sticky bars. */
function Section({ id, title, className, children }: SectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      className={classNames('grid scroll-mt-32 grid-cols-subgrid content-start pt-5 outline-none sm:pt-8', className)}
    >
      <h2 id={`${id}-title`} className="col-span-full mb-3 truncate sm:mb-4 text-xl font-bold text-ink">
        {title}
      </h2>
      {children}
    </section>
  );
}

function RecommendedRow({ items, discount }: { items: readonly Item[]; discount: StoreDetail['discount'] }) {
  return (
    <ul className="scroll-row col-span-full -mx-(--gutter) flex snap-x scroll-px-(--gutter) gap-3 px-(--gutter) py-1 sm:gap-4">
      {items.map((item) => (
        <li key={item.id} className="w-44 shrink-0 snap-start sm:w-56">
          <ItemTile
            item={{ ...item, recommended: 0 }}
            hidesStore
            hidesOpening
            hidesDiscount={hasStoreDiscount(item, discount)}
          />
        </li>
      ))}
    </ul>
  );
}
