import { t } from '@rialto/messages/text.ts';
import { useSearchParams } from 'react-router';
import { numberText } from '../../cards/number-text.ts';
import { queryWith } from '../../features/store-menu/menu-filter.ts';
import { Link } from '../../platform/link.tsx';
import { buttonClass } from '../../ui/button-class.ts';

/** From the head of a large section to all of it. */
export function ShowAllLink({ categoryId, count }: { categoryId: number; count: number }) {
  const [parameters] = useSearchParams();
  return (
    <Link
      to={queryWith(parameters, { categoryId })}
      prefetch="intent"
      className={buttonClass({ kind: 'secondary', size: 'sm', className: 'col-span-full mt-4 justify-self-start' })}
    >
      {t('menu.show_all', { count: numberText(count) })}
    </Link>
  );
}
