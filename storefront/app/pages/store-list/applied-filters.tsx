import { t } from '@rialto/texts/text.ts';
import { useNavigate } from 'react-router';
import { RemovableChip } from '@rialto/ui/actions/chips.tsx';
import { deliveryName, flagName } from './filter-names.ts';
import { isNarrowed, storesPath, type StoresFilter } from './stores-filter.ts';

type Props = { filter: StoresFilter; category: { id: number; name: string } | null };

/** The applied filters, each with a link that removes it. */
export function AppliedFilters({ filter, category }: Props) {
  const navigate = useNavigate();
  if (!isNarrowed(filter)) return null;
  const applied = [
    ...(filter.type === 'all' ? [] : [{ name: deliveryName(filter.type), without: { type: 'all' as const } }]),
    ...(category ? [{ name: category.name, without: { categoryId: null } }] : []),
    ...filter.flags.map((flag) => ({
      name: flagName(flag),
      without: { flags: filter.flags.filter((other) => other !== flag) },
    })),
  ];
  return (
    <ul aria-label={t('stores.applied')} className="mt-4 flex flex-wrap gap-2">
      {applied.map(({ name, without }) => {
        const href = storesPath({ ...filter, ...without });
        return (
          <li key={name}>
            <RemovableChip
              removeLabel={t('stores.remove_filter', { name })}
              href={href}
              onRemove={() => void navigate(href, { replace: true, preventScrollReset: true })}
            >
              {name}
            </RemovableChip>
          </li>
        );
      })}
    </ul>
  );
}
