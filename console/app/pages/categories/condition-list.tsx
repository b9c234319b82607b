import { addCondition, changeCondition, listConsoleConditions } from '@rialto/contract/calls/console/categories.ts';
import { t } from '@rialto/texts/text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showChange } from '../../features/catalogue/show-change.ts';
import { queryOf } from '../../platform/query.ts';
import { useAction } from '../../platform/use-action.ts';
import { GroupDialog, NEW_GROUP } from './group-dialog.tsx';
import { GroupList } from './group-list.tsx';
import type { Group } from './group-row.tsx';

const changes = [listConsoleConditions];

export function ConditionList() {
  const [edited, setEdited] = useState<Group | 'new' | null>(null);
  const query = useQuery(queryOf(listConsoleConditions, {}));
  const close = () => setEdited(null);
  const adding = useAction(addCondition, { changes, onDone: close });
  const changing = useAction(changeCondition, {
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
        listOf={({ conditions }) => conditions}
        addLabel={t('console.groups_add_condition')}
        onAdd={() => setEdited('new')}
        onEdit={setEdited}
      />
      {edited && (
        <GroupDialog
          title={edited === 'new' ? t('console.groups_add_condition') : t('console.groups_edit_condition')}
          first={edited === 'new' ? NEW_GROUP : edited}
          isSaving={adding.isRunning || changing.isRunning}
          onClose={close}
          onSave={(fields) =>
            edited === 'new' ? adding.run({ body: fields }) : changing.run({ params: { id: edited.id }, body: fields })
          }
        />
      )}
    </>
  );
}
