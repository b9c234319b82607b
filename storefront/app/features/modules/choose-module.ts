import type { Module } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/messages/text.ts';
import { dialogs } from '../../platform/dialogs.ts';
import { paths } from '../../platform/paths.ts';
import { saveModule } from '../../platform/session/save-scope.ts';
import { toasts } from '../../platform/toasts.ts';

/** Stores the choice and leads to its home. */
export function chooseModule(module: Module, goTo: (path: string) => void): void {
  saveModule(module);
  dialogs.close('module-chooser');
  toasts.show({ kind: 'success', text: t('module.selected') });
  goTo(paths.home);
}
