import { addBrand, changeBrand, listConsoleBrands } from '@rialto/contract/calls/console/categories.ts';
import { t } from '@rialto/texts/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showChange } from '../../features/catalogue/show-change.ts';
import { queryOf } from '../../platform/query.ts';
import { useAction } from '../../platform/use-action.ts';
import { GroupDialog, NEW_GROUP } from './group-dialog.tsx';
import { GroupList } from './group-list.tsx';
import type { Group } from './group-row.tsx';

const changes = [listConsoleBrands];

export function BrandList({ moduleId }: { moduleId: number }) {
  const [edited, setEdited] = useState<Group | 'new' | null>(null);
  const query = useQuery(queryOf(listConsoleBrands, { query: { module_id: moduleId } }));
  const close = () => setEdited(null);
  const adding = useAction(addBrand, { changes, onDone: close });
  const changing = useAction(changeBrand, {
    changes,
    onDone: ({ change_id }) => {
      close();
      showChange({ text: t('console.catalogue_saved'), changeIds: [change_id], changes });
    },
  });
  return (
    <>
      <GroupList
        query={query}
        listOf={({ brands }) => brands}
        addLabel={t('console.groups_add_brand')}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
      />
      {edited && (
        <GroupDialog
          title={edited === 'new' ? t('console.groups_add_brand') : t('console.groups_edit_brand')}
          first={edited === 'new' ? NEW_GROUP : edited}
          isSaving={adding.isRunning || changing.isRunning}
          onClose={close}
          onSave={(fields) =>
            edited === 'new'
              ? adding.run({ body: { module_id: moduleId, ...fields } })
              : changing.run({ params: { id: edited.id }, body: fields })
          }
        />
      )}
    </>
  );
}
