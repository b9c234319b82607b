import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { CategoryCard, type CategoryLook } from '../../../cards/category-card.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import type { BlockProps, HomeAnswer } from '../frame/home-calls.ts';
import { HomeBlock } from '../frame/home-block.tsx';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { Slides } from '../../../tiles/lists/slides.tsx';

/** The featured categories in the style of the module (HOM-06). */
export function CategorySection({ given, module }: BlockProps) {
  const style = styles[module.module_type];
  if (!style) return null;
  return (
    <HomeBlock
      name="categories"
      isSameForAll
      given={given.categories}
      skeleton={<SectionSkeleton kind="categories" of={module.module_type} />}
    >
      {(categories) => (
        <HomeSection id="featured-categories" title={style.title()} viewAll={paths.categories}>
          {categories.length > 0 ? (
            <Categories categories={categories} moduleId={module.id} style={style} />
          ) : (
            <EmptyState isCompact level={3} title={t('home.no_categories')} />
          )}
        </HomeSection>
      )}
    </HomeBlock>
  );
}

const LOOPS_FROM = 7;

type Style = { title: () => string; look: CategoryLook; columns: string; isGrid: boolean };

const styles: Partial<Record<ModuleType, Style>> = {
  food: {
    title: () => t('home.categories_food'),
    look: 'plate',
    columns:
      'auto-cols-[calc((100%-3.75rem)/3.5)] sm:auto-cols-[calc((100%-6.25rem)/6)] lg:auto-cols-[calc((100%-8.75rem)/8)] [--slide-gap:1.25rem]',
    isGrid: false,
  },
  grocery: {
    title: () => t('home.categories_grocery'),
    look: 'shelf',
    columns: 'grid grid-cols-2 gap-2 *:last:odd:max-sm:col-span-2 sm:grid-cols-4 sm:gap-3 lg:grid-cols-8',
    isGrid: true,
  },
  pharmacy: {
    title: () => t('home.categories_pharmacy'),
    look: 'label',
    columns: 'grid gap-3 sm:grid-cols-2 lg:grid-cols-4',
    isGrid: true,
  },
  ecommerce: {
    title: () => t('home.categories_ecommerce'),
    look: 'window',
    columns: 'auto-cols-[44%] sm:auto-cols-[calc((100%-2rem)/3)] lg:auto-cols-[calc((100%-4rem)/5)]',
    isGrid: false,
  },
};

type CategoriesProps = { categories: HomeAnswer<'categories'>; moduleId: number; style: Style };

function Categories({ categories, moduleId, style: { look, columns, isGrid } }: CategoriesProps) {
  const cards = categories.map((category) => (
    <CategoryCard key={category.id} category={category} to={paths.categoryResults(category, moduleId)} look={look} />
  ));
  if (!isGrid)
    return (
      <Slides label={t('home.featured_categories')} columns={columns} loops={categories.length >= LOOPS_FROM}>
        {cards}
      </Slides>
    );
  return (
    <ul className={columns}>
      {cards.map((card) => (
        <li key={card.key}>{card}</li>
      ))}
    </ul>
  );
}
