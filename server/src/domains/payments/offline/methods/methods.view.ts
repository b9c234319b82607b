import type { MethodList } from '@rialto/contract/calls/console/lists.ts';
import type { Texts } from '@rialto/database/documents/texts.ts';
import { slugOf } from '@rialto/rules/text/slug.ts';
import type { StoredMethod } from './methods.sql.ts';

type Method = MethodList['methods'][number];
type TranslatedText = { en: string; ar: string | null };
const shown = ({ en, ar }: Texts): TranslatedText => ({ en, ar: ar ?? null });
const kept = ({ en, ar }: TranslatedText): Texts => (ar ? { en, ar } : { en });
const MAX_KEY_LENGTH = 36;

export function consoleMethod({ id, nameEn, nameAr, details, questions, isActive }: StoredMethod): Method {
  return {
    id,
    name: { en: nameEn, ar: nameAr },
    details: details.map(({ name, value }) => ({ name: shown(name), value })),
    questions: questions.map(({ key, label, isRequired }) => ({ key, label: shown(label), is_required: isRequired })),
    is_active: isActive,
  };
}

export function storedMethod<Row extends Method>(row: Row): Omit<StoredMethod, 'id'> & { id: Row['id'] } {
  return {
    id: row.id,
    nameEn: row.name.en,
    nameAr: row.name.ar || null,
    details: row.details.map(({ name, value }) => ({ name: kept(name), value })),
    questions: questionsOf(row.questions),
    isActive: row.is_active,
  };
}

/** Answers are stored under the key of their question, so a known key stays and a new one differs from the others. */
function questionsOf(questions: Method['questions']): StoredMethod['questions'] {
  const taken = new Set<string>();
  return questions.map(({ key, label, is_required }) => {
    const wanted = key ?? slugOf(label.en, 'answer').replaceAll('-', '_').slice(0, MAX_KEY_LENGTH);
    let own = wanted;
    for (let count = 2; taken.has(own); count++) own = `${wanted}_${count}`;
    taken.add(own);
    return { key: own, label: kept(label), isRequired: is_required };
  });
}
