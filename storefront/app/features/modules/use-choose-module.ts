import type { Module } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { useLocation, useNavigate } from 'react-router';
import { dialogs } from '../../shared/dialogs.ts';
import { pageAfterModule } from '../../platform/session/after-switch.ts';
import { saveModule } from '../../platform/session/save-scope.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

/** Saves the module, shows a toast, and reloads the same list or opens the module's home. */
export function useChooseModule(): (module: Module) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (module) => {
    saveModule(module);
    dialogs.close('module-chooser');
    toasts.show({ kind: 'success', text: t('module.selected') });
    const next = pageAfterModule(here, module);
    void navigate(next, { replace: next === here });
  };
}
