import { t } from '@rialto/texts/text.ts';
import { appliedFilters, type FilterOptions } from './applied-filters.ts';
import { withoutFilters, writeSearch, type Search } from '../../../features/search/search-params.ts';
import { useMoney } from '../../../words/money-text.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { ChipRow, RemovableChip } from '@rialto/ui/actions/chips.tsx';

type Props = { search: Search; options: FilterOptions; goTo: (search: Search) => void };

/** The applied filters; each can be removed (SEA-05). */
export function AppliedChips({ search, options, goTo }: Props) {
  const applied = appliedFilters(search, options, useMoney());
  if (applied.length === 0) return null;
  return (
    <ChipRow label={t('search.applied')} className="mt-3 items-center">
      {applied.map(({ key, label, without }) => (
        <RemovableChip
          key={key}
          removeLabel={t('search.remove_filter', { name: label })}
          href={writeSearch(without)}
          onRemove={() => goTo(without)}
        >
          <bdi>{label}</bdi>
        </RemovableChip>
      ))}
      <Link
        to={writeSearch(withoutFilters(search))}
        preventScrollReset
        defaultShouldRevalidate={false}
        className="touch-area shrink-0 px-2 text-sm font-semibold whitespace-nowrap text-accent-text hover:underline"
      >
        {t('search.clear_filters')}
      </Link>
    </ChipRow>
  );
}
