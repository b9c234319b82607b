import type { LoggedChange } from '@rialto/contract/calls/console/team/staff-changes.ts';
import { t } from '@rialto/texts/text.ts';

/** The names of the kinds of things in the log of changes, by their `subject`. */
const names: Readonly<Record<string, () => string>> = {
  staff: () => t('console.log_subject_staff'),
  invitation: () => t('console.log_subject_invitation'),
  order: () => t('console.log_subject_order'),
  courier: () => t('console.log_subject_courier'),
  review: () => t('console.log_subject_review'),
  wallet: () => t('console.log_subject_wallet'),
  conversation: () => t('console.log_subject_conversation'),
  payment: () => t('console.log_subject_payment'),
};

/** A kind without a name of its own is shown as it is stored. */
export function subjectName(subject: string): string {
  return names[subject]?.() ?? subject.replaceAll('_', ' ');
}

/** Whether something was added, removed or changed. */
export function changeVerb({ before, after }: Pick<LoggedChange, 'before' | 'after'>): string {
  if (before === null) return t('console.log_added');
  return after === null ? t('console.log_removed') : t('console.log_changed');
}
