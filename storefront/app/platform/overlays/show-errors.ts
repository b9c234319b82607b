import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { t } from '@rialto/texts/text.ts';
import { toasts } from './toasts.ts';

/** Shows each error of a failed call as a toast with the id "error" (specification 1, section 8). */
export function showErrors(thrown: unknown): void {
  const texts = thrown instanceof CallRefused ? thrown.errors.map(({ message }) => message) : [];
  toasts.show({ id: 'error', kind: 'error', text: texts.join('\n') || t('error.network') });
}
