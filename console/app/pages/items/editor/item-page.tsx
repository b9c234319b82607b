import {
  addItem,
  changeItem,
  listConsoleItems,
  readConsoleItem,
  type ConsoleItem,
} from '@rialto/contract/calls/console/items.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router';
import { PageHeader } from '../../../cards/page-header.tsx';
import { QueryState } from '../../../cards/query-state.tsx';
import { useStores } from '../../../features/catalogue/choices.ts';
import { nameIn } from '../../../words/name-in.ts';
import { showChange } from '../../../features/catalogue/show-change.ts';
import { keyOf, queryClient, queryOf } from '../../../platform/query.ts';
import { toasts } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';
import { fieldsOf, inputOf, NEW_ITEM } from './item-fields.ts';
import { ItemActions } from './item-actions.tsx';
import { ItemForm } from './item-form.tsx';

const changes = [listConsoleItems, readConsoleItem];

/** One item: what customers see of it and everything that can be changed. */
export function ItemPage() {
  const id = Number(useParams()['id']);
  const item = useQuery(queryOf(readConsoleItem, { params: { id } }));
  return (
    <QueryState query={item} skeleton={<Skeleton className="h-96" />}>
      {(data) => <LoadedItem key={data.id} item={data} />}
    </QueryState>
  );
}

function LoadedItem({ item }: { item: ConsoleItem }) {
  const { run, isRunning } = useAction(changeItem, {
    changes,
    onDone: ({ change_id, item: saved }) => {
      queryClient.setQueryData(keyOf(readConsoleItem, { params: { id: item.id } }), saved);
      showChange({ text: t('console.catalogue_saved'), changeIds: [change_id], changes });
    },
  });
  return (
    <>
      <PageHeader
        title={nameIn(item.name)}
        text={<Place storeId={item.store_id} />}
        actions={<ItemActions item={item} />}
      />
      <ItemForm
        saved={fieldsOf(item)}
        storeId={item.store_id}
        isSaving={isRunning}
        onSave={(fields, onSaved) => run({ params: { id: item.id }, body: inputOf(fields) }, { onSuccess: onSaved })}
      />
    </>
  );
}

/** The way back to the list, and the store that sells the item. */
function Place({ storeId }: { storeId: number }) {
  const store = useStores().find(({ id }) => id === storeId);
  return (
    <>
      <Link to="/items" className="font-medium text-accent-text underline">
        {t('console.catalogue_items')}
      </Link>
      {store && <> / {nameIn(store.name)}</>}
    </>
  );
}

/** A new item of a store. */
export function NewItemPage() {
  const [params, setParams] = useSearchParams();
  const stores = useStores();
  const navigate = useNavigate();
  const storeId = Number(params.get('store')) || (stores.length === 1 ? stores[0]?.id : undefined);
  const { run, isRunning } = useAction(addItem, {
    changes,
    onDone: ({ id }) => {
      toasts.show({ kind: 'success', text: t('console.catalogue_added') });
      void navigate(`/items/${id}`, { replace: true });
    },
  });
  return (
    <>
      <PageHeader title={t('console.catalogue_add_item')} />
      <Select
        className="mb-5 max-w-md"
        label={t('console.catalogue_store')}
        value={String(storeId ?? '')}
        placeholder={t('console.catalogue_pick')}
        options={stores.map(({ id, name }) => ({ value: String(id), label: nameIn(name) }))}
        onChange={(event) => setParams({ store: event.currentTarget.value }, { replace: true })}
      />
      {storeId !== undefined && (
        <ItemForm
          key={storeId}
          saved={NEW_ITEM}
          storeId={storeId}
          isNew
          isSaving={isRunning}
          onSave={(fields) => {
            const { name, category_id, price, ...more } = inputOf({ ...NEW_ITEM, ...fields });
            if (name && category_id && price !== undefined)
              run({ body: { ...more, store_id: storeId, name, category_id, price } });
          }}
        />
      )}
    </>
  );
}
