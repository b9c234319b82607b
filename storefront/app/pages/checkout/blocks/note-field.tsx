import { t } from '@rialto/texts/text.ts';
import { numberText } from '../../../words/number-text.ts';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { FoldedBlock } from '../../../features/ordering/blocks/block.tsx';

const MOST_CHARACTERS = 500;

/** A note to the store or courier. */
export function NoteField({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  return (
    <FoldedBlock area="note" title={t('checkout.note')} text={value}>
      <TextArea
        label={t('checkout.note')}
        isLabelHidden
        placeholder={t('checkout.note_example')}
        rows={2}
        maxLength={MOST_CHARACTERS}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        note={
          value.length > MOST_CHARACTERS / 2
            ? `${numberText(value.length)} / ${numberText(MOST_CHARACTERS)}`
            : undefined
        }
      />
    </FoldedBlock>
  );
}
