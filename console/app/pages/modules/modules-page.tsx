import {
  addModule,
  changeModule,
  listConsoleModules,
  type ConsoleModule,
} from '@rialto/contract/calls/console/modules.ts';
import { listConsoleZones } from '@rialto/contract/calls/console/zones.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { LayoutGrid, Plus } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { moduleTypeName } from '../../words/module-types.ts';
import { ModuleDialog, type ModuleDraft } from './module-dialog.tsx';
import { nameIn } from '../../words/name-in.ts';

type DialogState = { id: number | null; first: ModuleDraft } | null;
const empty: ModuleDraft = {
  type: 'food',
  name: { en: '', ar: null },
  description: { en: '', ar: null },
  is_active: true,
  zone_ids: [],
};

/** The parts of the shop, such as food or groceries, and where they are offered. OPS-07. */
export function ModulesPage() {
  const modules = useQuery(queryOf(listConsoleModules, {}));
  const { data } = useQuery(queryOf(listConsoleZones, {}));
  const zones = data?.zones ?? [];
  const [open, setOpen] = useState<DialogState>(null);
  const onDone = () => {
    setOpen(null);
    toasts.show({ kind: 'success', text: t('console.modules_saved') });
  };
  const changes = [listConsoleModules, listConsoleZones];
  const adding = useAction(addModule, { changes, onDone });
  const changing = useAction(changeModule, { changes, onDone });
  const add = () => setOpen({ id: null, first: { ...empty, zone_ids: zones.map(({ id }) => id) } });
  const save = ({ type, ...body }: ModuleDraft) => {
    if (open?.id == null) return adding.run({ body: { type, ...body } });
    changing.run({ params: { id: open.id }, body });
  };
  const adder = (
    <Button icon={<Plus className="size-5" aria-hidden />} onClick={add}>
      {t('console.modules_add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('console.modules_title')} text={t('console.modules_text')} actions={adder} />
      <QueryState query={modules} skeleton={<Skeleton className="h-40" />}>
        {({ modules: listed }) =>
          listed.length === 0 ? (
            <EmptyState
              picture={<LayoutGrid />}
              title={t('console.modules_empty')}
              text={t('console.modules_empty_text')}
            >
              {adder}
            </EmptyState>
          ) : (
            <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
              {listed.map((module) => (
                <ModuleCard
                  key={module.id}
                  module={module}
                  zoneNames={zones.filter(({ id }) => module.zone_ids.includes(id)).map(({ name }) => nameIn(name))}
                  onEdit={({ id, stores_count: _, ...first }) => setOpen({ id, first })}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      {open && (
        <ModuleDialog
          first={open.first}
          isNew={open.id === null}
          zones={zones.map(({ id, name }) => ({ id, name: nameIn(name) }))}
          isSaving={adding.isRunning || changing.isRunning}
          onSave={save}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

type CardProps = { module: ConsoleModule; zoneNames: string[]; onEdit: (module: ConsoleModule) => void };

function ModuleCard({ module, zoneNames, onEdit }: CardProps) {
  return (
    <li className="flex flex-col gap-2 rounded-lg border border-hairline bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2 text-lg font-bold">
        {nameIn(module.name)}
        <Badge tone="accent">{moduleTypeName(module.type)}</Badge>
        {!module.is_active && <Badge>{t('console.zones_off')}</Badge>}
      </p>
      <p className="flex-1 text-sm text-ink-soft">
        {t('console.zones_stores', { count: module.stores_count })}
        {' · '}
        {zoneNames.join(', ') || t('console.modules_no_zone')}
      </p>
      <Button kind="secondary" size="sm" className="self-start" onClick={() => onEdit(module)}>
        {t('console.modules_edit', { name: nameIn(module.name) })}
      </Button>
    </li>
  );
}
