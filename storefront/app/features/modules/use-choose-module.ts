import type { Module } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { useLocation, useNavigate } from 'react-router';
import { dialogs } from '../../shared/dialogs.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { isSignedIn } from '../../platform/session/account.ts';
import { pageAfterModule } from '../../platform/session/after-switch.ts';
import { saveModule } from '../../platform/session/save-scope.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

/**
 * Saves the module, shows a toast, and reloads the same list or opens the module's home. A customer without interests in
 * it is led to choose some (MOD-04).
 */
export function useChooseModule(): (module: Module) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  return (module) => {
    saveModule(module);
    dialogs.close('module-chooser');
    toasts.show({ kind: 'success', text: t('module.selected') });
    const go = (next: string) => void navigate(next, { replace: next === here });
    const next = pageAfterModule(here, module);
    if (!isSignedIn() || module.module_type === 'parcel') return go(next);
    void lacksInterests(module.id).then((isLacking) => go(isLacking ? paths.interest : next));
  };
}

/** Loaded only for customers. If it fails, the module simply opens. */
async function lacksInterests(moduleId: number): Promise<boolean> {
  return import('./lacks-interests.ts').then((loaded) => loaded.lacksInterests(moduleId)).catch(() => false);
}
