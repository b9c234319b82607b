import { listModules } from '@rialto/contract/calls/modules.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { useEffect, useState } from 'react';
import { callApi } from '../../platform/api/api.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { storedModule } from '../../platform/session/device-scope.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';
import { useChooseModule } from './use-choose-module.ts';
import { ModuleGrid } from './module-grid.tsx';

/** Chooses a module after a location was picked. A single module is chosen automatically. */
export function ModuleChooser() {
  const choose = useChooseModule();
  const [modules, setModules] = useState<Module[] | null>(null);
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    const controller = new AbortController();
    callApi(listModules, { signal: controller.signal }).then(
      (found) => (found.length === 1 && found[0] ? choose(found[0]) : setModules(found)),
      (thrown: unknown) => {
        if (controller.signal.aborted) return;
        showErrors(thrown);
        setFailed(true);
      },
    );
    return () => controller.abort();
    // Loaded once per opening; a retry reopens the dialog.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <Dialog
      open
      onClose={() => dialogs.close('module-chooser')}
      title={t('module.choose_title')}
      description={t('module.choose_note')}
      closeLabel={t('action.close')}
      size="lg"
    >
      {hasFailed ? <Failed /> : <Choice modules={modules} onChoose={choose} />}
    </Dialog>
  );
}

function Choice({ modules, onChoose }: { modules: Module[] | null; onChoose: (module: Module) => void }) {
  if (!modules) return <Loading />;
  if (modules.length === 0) return <EmptyState title={t('module.none_title')} text={t('module.none_text')} />;
  return <ModuleGrid modules={modules} chosenId={storedModule()?.id ?? null} onChoose={onChoose} />;
}

function Loading() {
  return (
    <SkeletonGroup label={t('module.loading')}>
      <div className="flex flex-wrap gap-3">
        {[1, 2, 3, 4, 5].map((key) => (
          <Skeleton key={key} className="h-44 grow basis-36 rounded-lg sm:basis-48" />
        ))}
      </div>
    </SkeletonGroup>
  );
}

function Failed() {
  return (
    <EmptyState title={t('error.network')}>
      <Button
        kind="secondary"
        onClick={() => {
          dialogs.close('module-chooser');
          queueMicrotask(() => dialogs.open({ name: 'module-chooser', afterPick: true }));
        }}
      >
        {t('action.retry')}
      </Button>
    </EmptyState>
  );
}
