import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { faultText } from '../platform/toasts.ts';

type Props<Data> = {
  query: UseQueryResult<Data>;
  skeleton: ReactNode;
  children: (data: Data) => ReactNode;
};

/** The loading and error states of a query, and its data once it is there. */
export function QueryState<Data>({ query, skeleton, children }: Props<Data>) {
  if (query.data !== undefined) return <>{children(query.data)}</>;
  if (!query.isError)
    return (
      <div aria-busy="true">
        <span className="sr-only" role="status">
          {t('console.loading')}
        </span>
        {skeleton}
      </div>
    );
  return (
    <EmptyState
      picture={<CloudOff className="size-7" />}
      title={t('console.failed_title')}
      text={faultText(query.error)}
    >
      <Button onClick={() => void query.refetch()}>{t('console.try_again')}</Button>
    </EmptyState>
  );
}
