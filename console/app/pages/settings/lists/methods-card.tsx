import { changeOfflineMethods, readOfflineMethods, type MethodList } from '@rialto/contract/calls/console/lists.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { QueryState } from '../../../cards/query-state.tsx';
import { RowList } from '../../../cards/forms/row-list.tsx';
import { queryOf } from '../../../platform/query.ts';
import { ListCard } from './list-card.tsx';
import { useSavedList } from './use-saved-list.ts';

type Method = MethodList['methods'][number];
const MAX_METHODS = 20;
const MAX_LINES = 10;
const noText = { en: '', ar: null };

/** Ways to pay outside the shop. */
export function MethodsCard() {
  const methods = useQuery(queryOf(readOfflineMethods, {}));
  return (
    <QueryState query={methods} skeleton={<Skeleton className="h-80" />}>
      {(saved) => <MethodsForm saved={saved} />}
    </QueryState>
  );
}

function MethodsForm({ saved }: { saved: MethodList }) {
  const { draft, onChange, card } = useSavedList(saved, { read: readOfflineMethods, change: changeOfflineMethods });
  return (
    <ListCard title={t('console.methods_title')} text={t('console.methods_hint')} {...card}>
      <RowList
        rows={draft.methods}
        maxCount={MAX_METHODS}
        addLabel={t('console.methods_add')}
        canRemove={({ id }) => id === null}
        newRow={() => ({ id: null, name: noText, details: [], questions: [], is_active: true })}
        onChange={(methods) => onChange({ methods })}
      >
        {(method, change) => <MethodFields method={method} onChange={(part) => change({ ...method, ...part })} />}
      </RowList>
    </ListCard>
  );
}

type Props = { method: Method; onChange: (part: Partial<Method>) => void };

function MethodFields({ method, onChange }: Props) {
  return (
    <>
      <TranslatedField
        label={t('console.methods_name')}
        required
        maxLength={80}
        value={method.name}
        onChange={(name) => onChange({ name })}
      />
      <Switch
        label={t('console.methods_active')}
        checked={method.is_active}
        onChange={({ currentTarget }) => onChange({ is_active: currentTarget.checked })}
      />
      <DetailRows method={method} onChange={onChange} />
      <QuestionRows method={method} onChange={onChange} />
    </>
  );
}

function DetailRows({ method, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('console.methods_details')}</legend>
      <RowList
        rows={method.details}
        maxCount={MAX_LINES}
        addLabel={t('console.methods_detail_add')}
        newRow={() => ({ name: noText, value: '' })}
        onChange={(details) => onChange({ details })}
      >
        {(detail, change) => (
          <>
            <TranslatedField
              label={t('console.methods_detail_name')}
              required
              maxLength={60}
              value={detail.name}
              onChange={(name) => change({ ...detail, name })}
            />
            <Input
              label={t('console.methods_detail_value')}
              required
              dir="auto"
              maxLength={200}
              value={detail.value}
              onChange={({ currentTarget }) => change({ ...detail, value: currentTarget.value })}
            />
          </>
        )}
      </RowList>
    </fieldset>
  );
}

function QuestionRows({ method, onChange }: Props) {
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{t('console.methods_questions')}</legend>
      <RowList
        rows={method.questions}
        maxCount={MAX_LINES}
        addLabel={t('console.methods_question_add')}
        newRow={() => ({ key: null, label: noText, is_required: true })}
        onChange={(questions) => onChange({ questions })}
      >
        {(question, change) => (
          <>
            <TranslatedField
              label={t('console.methods_question')}
              required
              maxLength={80}
              value={question.label}
              onChange={(label) => change({ ...question, label })}
            />
            <Checkbox
              label={t('console.methods_required')}
              checked={question.is_required}
              onChange={({ currentTarget }) => change({ ...question, is_required: currentTarget.checked })}
            />
          </>
        )}
      </RowList>
    </fieldset>
  );
}
