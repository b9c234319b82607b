import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';

type Props = {
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> };
  label?: string;
  className?: string;
};

/** Loads the next page of a list, while there is one. */
export function MoreButton({ query, label = t('console.more'), className = 'mt-5' }: Props) {
  if (!query.hasNextPage) return null;
  return (
    <Button
      kind="secondary"
      className={className}
      isLoading={query.isFetchingNextPage}
      onClick={() => void query.fetchNextPage()}
    >
      {label}
    </Button>
  );
}
