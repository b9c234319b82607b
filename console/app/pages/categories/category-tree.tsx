import {
  addCategory,
  changeCategory,
  listConsoleCategories,
  orderCategories,
  type ConsoleCategory,
} from '@rialto/contract/calls/console/categories.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { Plus, Tags } from 'lucide-react';
import { useState } from 'react';
import { QueryState } from '../../cards/query-state.tsx';
import { nameIn } from '../../words/name-in.ts';
import { showChange } from '../../features/catalogue/show-change.ts';
import { useMay } from '../../platform/own-account.ts';
import { queryOf } from '../../platform/query.ts';
import { useAction } from '../../platform/use-action.ts';
import { CategoryLevel } from './category-level.tsx';
import { GroupDialog, NEW_GROUP } from './group-dialog.tsx';

const changes = [listConsoleCategories];
type CategoryDraft = ConsoleCategory | { parentId: number | null };

/** The categories of a module in two levels, in the order in which customers see them. */
export function CategoryTree({ moduleId }: { moduleId: number }) {
  const canEdit = useMay('stores');
  const [edited, setEdited] = useState<CategoryDraft | null>(null);
  const query = useQuery(queryOf(listConsoleCategories, { query: { module_id: moduleId } }));
  const ordering = useAction(orderCategories, {
    changes,
    onDone: ({ change_id }) => showChange({ text: t('console.groups_ordered'), changeIds: [change_id], changes }),
  });
  return (
    <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
      {({ categories }) => (
        <>
          {canEdit && (
            <Button
              className="mb-4"
              icon={<Plus className="size-5" aria-hidden />}
              onClick={() => setEdited({ parentId: null })}
            >
              {t('console.groups_add_category')}
            </Button>
          )}
          {categories.length === 0 && (
            <EmptyState picture={<Tags className="size-7" />} title={t('console.groups_none')} />
          )}
          <CategoryLevel
            categories={categories}
            parentId={null}
            canEdit={canEdit}
            onEdit={setEdited}
            onAdd={(parentId) => setEdited({ parentId })}
            onOrder={(ids) => ordering.run({ body: { ids } })}
          />
          {edited && <CategoryDialog {...{ edited, categories, moduleId }} onClose={() => setEdited(null)} />}
        </>
      )}
    </QueryState>
  );
}

type DialogProps = {
  edited: CategoryDraft;
  categories: readonly ConsoleCategory[];
  moduleId: number;
  onClose: () => void;
};

function CategoryDialog({ edited, categories, moduleId, onClose }: DialogProps) {
  const known = 'id' in edited ? edited : null;
  const [parentId, setParentId] = useState('id' in edited ? edited.parent_id : edited.parentId);
  const adding = useAction(addCategory, { changes, onDone: onClose });
  const changing = useAction(changeCategory, {
    changes,
    onDone: ({ change_id }) => {
      onClose();
      showChange({ text: t('console.catalogue_saved'), changeIds: [change_id], changes });
    },
  });
  const hasChildren = categories.some(({ parent_id }) => parent_id === known?.id);
  const parents = categories.filter(({ parent_id, id }) => parent_id === null && id !== known?.id);
  return (
    <GroupDialog
      title={known ? t('console.groups_edit_category') : t('console.groups_add_category')}
      first={known ?? NEW_GROUP}
      isSaving={adding.isRunning || changing.isRunning}
      onClose={onClose}
      onSave={(fields) =>
        known
          ? changing.run({ params: { id: known.id }, body: { ...fields, parent_id: parentId } })
          : adding.run({ body: { ...fields, module_id: moduleId, parent_id: parentId } })
      }
    >
      <Select
        label={t('console.groups_parent')}
        disabled={hasChildren}
        value={String(parentId ?? '')}
        options={[
          { value: '', label: t('console.groups_top') },
          ...parents.map(({ id, name }) => ({ value: String(id), label: nameIn(name) })),
        ]}
        onChange={({ currentTarget: { value } }) => setParentId(value === '' ? null : Number(value))}
      />
    </GroupDialog>
  );
}
