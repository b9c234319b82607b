import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { ConditionChip } from '../../../cards/condition-chip.tsx';
import { callApi } from '../../../platform/api/api.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { ChipRow } from '@rialto/ui/actions/chips.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { type BlockProps, conditionItems, type HomeAnswer } from '../frame/home-calls.ts';
import { HomeBlock } from '../frame/home-block.tsx';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { ItemRow } from './item-row.tsx';

/** Health conditions and the items for them (HOM-14). */
export function ConditionSection({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="conditions"
      given={given.conditions}
      skeleton={<SectionSkeleton kind="conditions" of={module.module_type} />}
    >
      {(answer) => answer.conditions.length > 0 && <Conditions {...answer} />}
    </HomeBlock>
  );
}

type Remedies = Awaited<ReturnType<typeof conditionItems>>;
const ONE_ROW = 7;

function Conditions({ conditions, first }: HomeAnswer<'conditions'>) {
  const { chosenId, remedies, isBusy, choose } = useChosenCondition(conditions[0]?.id ?? 0, first);
  const chosen = conditions.find(({ id }) => id === chosenId);
  return (
    <HomeSection id="common-conditions" title={t('home.conditions')} text={t('home.conditions_text')} isBand>
      <ChipRow label={t('home.conditions')} className="mb-5">
        {conditions.map((condition) => (
          <ConditionChip
            key={condition.id}
            condition={condition}
            isChosen={condition.id === chosenId}
            onChoose={() => choose(condition.id)}
          />
        ))}
      </ChipRow>
      <div aria-live="polite" aria-busy={isBusy} className={isBusy ? 'opacity-55' : ''}>
        {remedies && remedies.products.length > 0 ? (
          <ItemRow
            key={remedies.products[0]?.id}
            label={chosen?.name ?? ''}
            items={remedies.products}
            rows={remedies.total_size > ONE_ROW ? 2 : 1}
          />
        ) : (
          <EmptyState isCompact level={3} title={t('home.no_remedies')} />
        )}
      </div>
    </HomeSection>
  );
}

/** The first condition is selected; the items of others are loaded once and cached. */
function useChosenCondition(firstId: number, first: Remedies | null) {
  const [known, setKnown] = useState<Record<number, Remedies>>(first ? { [firstId]: first } : {});
  const [chosenId, setChosenId] = useState(firstId);
  const [former, setFormer] = useState(firstId);
  const choose = (id: number) => {
    if (known[chosenId]) setFormer(chosenId);
    setChosenId(id);
    if (known[id]) return;
    conditionItems(callApi, id).then(
      (remedies) => setKnown((others) => ({ ...others, [id]: remedies })),
      (thrown: unknown) => {
        showErrors(thrown);
        setChosenId((now) => (now === id ? former : now));
      },
    );
  };
  return { chosenId, remedies: known[chosenId] ?? known[former], isBusy: !known[chosenId] && firstId !== 0, choose };
}
