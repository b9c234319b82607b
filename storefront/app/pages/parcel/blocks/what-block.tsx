import { t } from '@rialto/texts/text.ts';
import { ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { Check } from 'lucide-react';
import { Block, blockId } from '../../../features/ordering/blocks/block.tsx';
import type { ProblemsByArea } from '../form/problem-areas.ts';
import type { ParcelState } from '../use-parcel.ts';
import { CategoryChoice } from './category-choice.tsx';
import { WeightChoice } from './weight-choice.tsx';

export type Instruction = { id: number; instruction: string };
type Props = { state: ParcelState; instructions: readonly Instruction[]; problems: ProblemsByArea };

/** What is sent and how to carry it. */
export function WhatBlock({ state, instructions, problems }: Props) {
  const { parcel, category, categories, change } = state;
  return (
    <Block area="category" step={3} title={t('parcel.how_to')}>
      <div className="flex flex-col gap-5">
        <CategoryChoice
          categories={categories}
          value={parcel.categoryId}
          onChange={(categoryId) => change({ categoryId })}
          problems={problems.category}
        />
        {category && category.weights.length > 0 && (
          <WeightChoice
            weights={category.weights}
            value={parcel.weight}
            onChange={(weight) => change({ weight })}
            problems={problems.weight}
          />
        )}
        <div id={blockId('content')} tabIndex={-1} className="scroll-mt-20 rounded-md">
          <Input
            label={t('parcel.content')}
            name="parcel_content"
            maxLength={200}
            autoComplete="off"
            placeholder={t('parcel.content_placeholder')}
            hint={t('parcel.content_hint')}
            value={parcel.content}
            error={problems.content?.[0]?.message}
            onChange={({ currentTarget }) => change({ content: currentTarget.value })}
          />
        </div>
        {instructions.length > 0 && (
          <InstructionChips
            instructions={instructions}
            chosen={parcel.instructions}
            onChange={(chosen) => change({ instructions: chosen })}
          />
        )}
        <TextArea
          label={t('parcel.note')}
          placeholder={t('parcel.note_example')}
          rows={2}
          maxLength={500}
          value={parcel.note}
          onChange={({ currentTarget }) => change({ note: currentTarget.value })}
        />
      </div>
    </Block>
  );
}

type ChipsProps = { instructions: readonly Instruction[]; chosen: number[]; onChange: (chosen: number[]) => void };

function InstructionChips({ instructions, chosen, onChange }: ChipsProps) {
  return (
    <div role="group" aria-label={t('parcel.instructions')}>
      <p className="mb-2 text-sm font-medium text-ink" aria-hidden>
        {t('parcel.instructions')}
      </p>
      <div className="flex flex-wrap gap-2">
        {instructions.map(({ id, instruction }) => {
          const isChosen = chosen.includes(id);
          return (
            <ChoiceChip
              key={id}
              isChosen={isChosen}
              icon={isChosen && <Check aria-hidden />}
              className="text-start whitespace-normal"
              onClick={() => onChange(isChosen ? chosen.filter((other) => other !== id) : [...chosen, id])}
            >
              {instruction}
            </ChoiceChip>
          );
        })}
      </div>
    </div>
  );
}
