import {
  addStore,
  changeStore,
  changeStoreHours,
  listConsoleStores,
  readConsoleStore,
  type ConsoleStore,
} from '@rialto/contract/calls/console/stores.ts';
import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Package } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { useModules } from '../../features/catalogue/choices.ts';
import { nameIn } from '../../words/name-in.ts';
import { showChange } from '../../features/catalogue/show-change.ts';
import { useMay } from '../../platform/own-account.ts';
import { keyOf, queryClient, queryOf } from '../../platform/query.ts';
import { useShop } from '../../platform/shop.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { fieldsOf, inputOf, newStore } from './store-fields.ts';
import { StoreForm } from './store-form.tsx';
import { StorePause } from './store-pause.tsx';

const changes = [listConsoleStores, readConsoleStore];

/** One store: everything about it for the shop's staff, its hours for its own staff. */
export function StorePage() {
  const id = Number(useParams()['id']);
  const store = useQuery(queryOf(readConsoleStore, { params: { id } }));
  return (
    <QueryState query={store} skeleton={<Skeleton className="h-96" />}>
      {(data) => <LoadedStore key={data.id} store={data} />}
    </QueryState>
  );
}

function LoadedStore({ store }: { store: ConsoleStore }) {
  const mayChangeAll = useMay('stores');
  const seesBoard = useMay('orders');
  const onDone = ({ change_id, store: saved }: { change_id: number | null; store: ConsoleStore }) => {
    queryClient.setQueryData(keyOf(readConsoleStore, { params: { id: store.id } }), saved);
    showChange({ text: t('console.catalogue_saved'), changeIds: [change_id], changes });
  };
  const whole = useAction(changeStore, { changes, onDone });
  const hours = useAction(changeStoreHours, { changes, onDone });
  return (
    <>
      <PageHeader
        title={nameIn(store.name)}
        actions={
          <>
            {seesBoard && store.active && <StorePause id={store.id} />}
            <Link to={`/items?store=${store.id}`} className={buttonClass({ kind: 'secondary' })}>
              <Package className="size-5" aria-hidden />
              {t('console.catalogue_items')}
            </Link>
            {store.active && (
              <a
                href={`/store/${store.slug}`}
                target="_blank"
                rel="noreferrer"
                className={buttonClass({ kind: 'ghost' })}
              >
                <ExternalLink className="size-5" aria-hidden />
                {t('console.catalogue_preview_link')}
              </a>
            )}
          </>
        }
      />
      <StoreForm
        saved={fieldsOf(store)}
        isHoursOnly={!mayChangeAll}
        isSaving={whole.isRunning || hours.isRunning}
        onSave={(fields, onSaved) => {
          const params = { id: store.id };
          if (mayChangeAll) return whole.run({ params, body: inputOf(fields) }, { onSuccess: onSaved });
          const { hours: shifts, holidays } = fields;
          const body = { ...(shifts && { hours: shifts }), ...(holidays && { holidays }) };
          return hours.run({ params, body }, { onSuccess: onSaved });
        }}
      />
    </>
  );
}

/** A new store. */
export function NewStorePage() {
  const shop = useShop();
  const modules = useModules();
  const [chosen, setChosen] = useState<number | null>(null);
  const navigate = useNavigate();
  const moduleId = chosen ?? modules[0]?.id;
  const { run, isRunning } = useAction(addStore, {
    changes,
    onDone: ({ id }) => {
      toasts.show({ kind: 'success', text: t('console.catalogue_added') });
      void navigate(`/stores/${id}`, { replace: true });
    },
  });
  if (!shop || moduleId === undefined) return <Skeleton className="h-96" />;
  const { lat, lng } = shop.default_location;
  const start = newStore({ lat, lng }, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <>
      <PageHeader title={t('console.stores_add')} />
      <Select
        className="mb-5 max-w-md"
        label={t('console.stores_module')}
        value={String(moduleId)}
        options={modules.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(event) => setChosen(Number(event.currentTarget.value))}
      />
      <StoreForm
        saved={start}
        isNew
        isSaving={isRunning}
        onSave={(fields) => {
          const { name, address, point, ...more } = inputOf({ ...start, ...fields });
          if (name && address && point) run({ body: { ...more, module_id: moduleId, name, address, point } });
        }}
      />
    </>
  );
}
