import type { Refusal } from '@rialto/contract/http/refusals.ts';

type Question = { key: string; isRequired: boolean };
type Answer = { key: string; value: string };

/** Why the payer's answers about an offline payment are incomplete; null if they are complete. */
export function answersRefusal(questions: readonly Question[], answers: readonly Answer[]): Refusal | null {
  const keys = answers.map(({ key }) => key);
  const isKnown = keys.every((key) => questions.some((question) => question.key === key));
  if (!isKnown || new Set(keys).size < keys.length) return { code: 'payment_answers_wrong' };
  const isAnswered = (asked: Question) => answers.some(({ key, value }) => key === asked.key && value.trim() !== '');
  const missing = questions.find((question) => question.isRequired && !isAnswered(question));
  return missing ? { code: 'payment_answers_missing', params: { name: missing.key } } : null;
}
