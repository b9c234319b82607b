import { t } from '@rialto/texts/text.ts';
import { useSearchParams } from 'react-router';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';

/** Link to the next page for browsers without scripts; hidden otherwise. */
export function NextPageLink({ page }: { page: number }) {
  const [parameters] = useSearchParams();
  const query = new URLSearchParams(parameters);
  query.set('page', String(page));
  return (
    <p className="hidden justify-center py-6 noscript:flex">
      <a href={`?${query.toString()}`} rel="next" className={buttonClass({ kind: 'secondary' })}>
        {t('list.next_page')}
      </a>
    </p>
  );
}
