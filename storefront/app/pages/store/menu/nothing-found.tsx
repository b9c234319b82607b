import { t } from '@rialto/texts/text.ts';
import { SearchX } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { isPlainList, queryWith, type MenuFilter } from './menu-filter.ts';
import { Link } from '../../../platform/navigation/link.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

export function NothingFound({ filter }: { filter: MenuFilter }) {
  const [parameters] = useSearchParams();
  const isFiltered = isPlainList(filter) || filter.type !== 'all';
  if (!isFiltered) return <EmptyState title={t('menu.empty_title')} text={t('menu.empty_text')} />;
  return (
    <EmptyState picture={<SearchX aria-hidden />} title={t('menu.none_title')} text={t('menu.none_text')}>
      <Link
        to={queryWith(parameters, { search: '', type: 'all', sort: null, categoryId: null })}
        preventScrollReset
        className={buttonClass({})}
      >
        {t('menu.whole')}
      </Link>
    </EmptyState>
  );
}
