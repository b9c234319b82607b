import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import { queryWith } from './menu-filter.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';

/** Link from the first items of a large section to all of them. */
export function ShowAllLink({ categoryId, count }: { categoryId: number; count: number }) {
  const [parameters] = useSearchParams();
  return (
    <Link
      to={queryWith(parameters, { categoryId })}
      prefetch="intent"
      className={buttonClass({ kind: 'secondary', size: 'sm', className: 'col-span-full mt-4 justify-self-start' })}
    >
      {t('menu.show_all', { count })}
    </Link>
  );
}
