import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { QueryState } from '../../cards/query-state.tsx';
import { useMay } from '../../platform/own-account.ts';
import { GroupRow, type Group } from './group-row.tsx';

type Props<Data> = {
  query: UseQueryResult<Data>;
  listOf: (data: Data) => readonly Group[];
  addLabel: string;
  onAdd: () => void;
  onEdit: (group: Group) => void;
};

/** Brands or conditions, with a button that adds one. */
export function GroupList<Data>({ query, listOf, addLabel, onAdd, onEdit }: Props<Data>) {
  const canEdit = useMay('stores');
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
      {(data) => (
        <>
          {canEdit && (
            <Button className="mb-4" icon={<Plus className="size-5" aria-hidden />} onClick={onAdd}>
              {addLabel}
            </Button>
          )}
          {listOf(data).length === 0 && (
            <EmptyState picture={<Tags className="size-7" />} title={t('console.groups_none')} />
          )}
          <ul className="grid gap-2 lg:grid-cols-2">
            {listOf(data).map((group) => (
              <li key={group.id}>
                <GroupRow group={group} canEdit={canEdit} onEdit={() => onEdit(group)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryState>
  );
}
