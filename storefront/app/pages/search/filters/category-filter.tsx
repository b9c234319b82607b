import type { Category } from '@rialto/contract/shapes/category.ts';
import { t } from '@rialto/texts/text.ts';
import { ChevronDown } from 'lucide-react';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { toggleAll, toggleCategory, selectedCategoryIds } from '../../../features/search/category-choice.ts';
import { updateSearch, type Search } from '../../../features/search/search-params.ts';

type Props = { search: Search; categories: Category[]; onChange: (search: Search) => void };

/** All, the categories and their children (SEA-06). The checkboxes have names, so a native form sends them. */
export function CategoryFilter({ search, categories, onChange }: Props) {
  const chosen = search.categories;
  const covered = selectedCategoryIds(chosen, categories);
  const choose = (next: Search['categories']) => onChange(updateSearch(search, { categories: next }));
  return (
    <fieldset>
      <legend className="mb-1 text-md font-semibold">{t('search.categories')}</legend>
      <Checkbox
        name="category_ids"
        value="all"
        label={t('search.all')}
        checked={chosen === 'all'}
        isIndeterminate={chosen !== 'all' && covered.size > 0}
        onChange={() => choose(toggleAll(chosen))}
      />
      {categories.map((category) => (
        <ParentCategory
          key={category.id}
          category={category}
          covered={covered}
          onToggle={(id) => choose(toggleCategory(chosen, id, categories))}
        />
      ))}
    </fieldset>
  );
}

type ParentProps = { category: Category; covered: Set<number>; onToggle: (id: number) => void };

function ParentCategory({ category: { id, name, childes }, covered, onToggle }: ParentProps) {
  const isPartly = !covered.has(id) && childes.some((child) => covered.has(child.id));
  return (
    <div className="relative">
      <Checkbox
        name="category_ids"
        value={id}
        label={name}
        className="pe-11"
        checked={covered.has(id)}
        isIndeterminate={isPartly}
        onChange={() => onToggle(id)}
      />
      {childes.length > 0 && (
        // Only the initial state; afterwards the visitor decides.
        <details className="group" open={isPartly || undefined}>
          <summary
            aria-label={t('search.children_of', { name })}
            className="absolute end-0 top-0 grid size-11 list-none place-items-center rounded-full text-ink-soft hover:bg-wash [&::-webkit-details-marker]:hidden"
          >
            <ChevronDown
              className="size-4.5 transition-transform group-open:rotate-180 motion-reduce:transition-none"
              aria-hidden
            />
          </summary>
          <div className="ps-8">
            {childes.map((child) => (
              <Checkbox
                key={child.id}
                name="category_ids"
                value={child.id}
                label={<span className="text-md">{child.name}</span>}
                checked={covered.has(child.id)}
                onChange={() => onToggle(child.id)}
              />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
