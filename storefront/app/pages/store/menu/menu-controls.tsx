import { t } from '@rialto/texts/text.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { Link } from '../../../platform/navigation/link.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { menuSorts, queryWith, readMenuFilter, vegTypes } from './menu-filter.ts';

/** Vegetarian filter as links, so that it works without scripts. */
export function VegFilter() {
  const [parameters] = useSearchParams();
  const { type: chosen } = readMenuFilter(parameters);
  const names = { all: t('menu.veg_all'), veg: t('menu.veg'), non_veg: t('menu.non_veg') };
  return (
    <nav aria-label={t('menu.veg_filter')} className="flex shrink-0 rounded-md bg-sunken p-1">
      {vegTypes.map((type) => (
        <Link
          key={type}
          to={queryWith(parameters, { type })}
          replace
          preventScrollReset
          aria-current={type === chosen ? 'true' : undefined}
          className="flex min-h-10 items-center rounded-sm px-3.5 text-md font-semibold whitespace-nowrap text-ink-soft outline-offset-[-2px] hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink aria-[current]:shadow-1"
        >
          {names[type]}
        </Link>
      ))}
    </nav>
  );
}

export function MenuSortChoice() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { sort } = readMenuFilter(parameters);
  const names = {
    price_low: t('menu.sort_price_low'),
    price_high: t('menu.sort_price_high'),
    rating: t('menu.sort_rating'),
    new: t('menu.sort_new'),
  };
  return (
    <Select
      label={t('menu.sort')}
      isLabelHidden
      className="w-full sm:w-52 noscript:hidden"
      value={sort ?? ''}
      onChange={({ target }) => {
        const chosen = menuSorts.find((name) => name === target.value) ?? null;
        void navigate(queryWith(parameters, { sort: chosen }), { replace: true, preventScrollReset: true });
      }}
      options={[
        { value: '', label: t('menu.sort_menu') },
        ...menuSorts.map((value) => ({ value, label: names[value] })),
      ]}
    />
  );
}
