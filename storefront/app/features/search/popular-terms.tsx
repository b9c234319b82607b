import type { Category } from '@rialto/contract/shapes/category.ts';
import { t } from '@rialto/texts/text.ts';
import { TrendingUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import type { Popular } from './use-popular.ts';

type Props = Pick<Popular, 'terms' | 'categories'> & { onSearch: (term: string) => void; onLeave: () => void };

/** What others order here, and where to look without a word in mind. They are outside the listbox. */
export function PopularTerms({ terms, categories, onSearch, onLeave }: Props) {
  return (
    <>
      <Group title={t('search.popular_terms')} className="flex flex-wrap gap-2 px-3">
        {terms.map((term) => (
          <li key={term} className="max-w-full">
            <Link
              to={paths.search(term)}
              onClick={(event) => {
                event.preventDefault();
                onSearch(term);
              }}
              className="flex min-h-10 items-center gap-2 rounded-full border border-hairline px-3.5 text-sm font-medium text-ink hover:border-outline"
            >
              <TrendingUp className="size-4 shrink-0 text-accent-text" aria-hidden />
              <bdi className="truncate">{term}</bdi>
            </Link>
          </li>
        ))}
      </Group>
      <CategoryLinks categories={categories} onLeave={onLeave} />
    </>
  );
}

/** Categories as round pictures. */
export function CategoryLinks({ categories, onLeave }: { categories: Category[]; onLeave?: () => void }) {
  return (
    <Group title={t('search.categories')} className="grid grid-cols-4 gap-1 sm:@lg:grid-cols-8">
      {categories.map((category) => (
        <li key={category.id}>
          <Link
            to={paths.category(category)}
            onClick={onLeave}
            className="flex h-full flex-col items-center gap-1 rounded-md p-2 text-center text-xs font-medium text-ink hover:bg-wash"
          >
            <Image
              src={category.image_full_url}
              name={category.name}
              alt=""
              sizes="56px"
              maxWidth={160}
              className="w-14 rounded-full"
            />
            <span className="line-clamp-2 break-words">{category.name}</span>
          </Link>
        </li>
      ))}
    </Group>
  );
}

function Group({ title, className, children }: { title: string; className: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="@container not-first:mt-3">
      <h2 id={id} className="px-3 py-1.5 text-sm font-semibold text-ink">
        {title}
      </h2>
      <ul className={className}>{children}</ul>
    </section>
  );
}
