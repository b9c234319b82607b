import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { listOfflineMethods } from '@rialto/contract/calls/payments.ts';
import { answersRefusal } from '@rialto/rules/payment/offline-answers.ts';

export type OfflineMethod = Reply<typeof listOfflineMethods>[number];
export type Answer = { customer_input: string; value: string };

/** The answers about an offline payment; empty ones are not sent. */
export function answersOf({ method_informations }: OfflineMethod, form: FormData): Answer[] {
  return method_informations.flatMap(({ customer_input }) => {
    const value = form.get(customer_input);
    return typeof value === 'string' && value.trim() !== '' ? [{ customer_input, value: value.trim() }] : [];
  });
}

/** The first required question without an answer, by the server's rule; null if complete. */
export function missingAnswer({ method_informations }: OfflineMethod, answers: readonly Answer[]): string | null {
  const questions = method_informations.map(({ customer_input, is_required }) => ({
    key: customer_input,
    isRequired: is_required === 1,
  }));
  const given = answers.map(({ customer_input, value }) => ({ key: customer_input, value }));
  const name = answersRefusal(questions, given)?.params?.['name'];
  return name === undefined ? null : String(name);
}
