import { usualForbiddenContents } from '@rialto/rules/parcel/forbidden-content.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import { RowList } from '../../../cards/forms/row-list.tsx';
import type { GroupProps } from '../group-props.ts';

const MAX_KINDS = 30;

/** What couriers do not carry. A parcel whose description names one of the words is refused. */
export function ForbiddenFields({ draft, onChange }: GroupProps) {
  const { forbidden_parcels: own } = draft;
  const list = own ?? usualForbiddenContents.map(({ name, words }) => ({ name, words: [...words] }));
  return (
    <SectionCard title={t('console.forbidden_title')} text={t('console.forbidden_text')}>
      <RowList
        rows={list}
        maxCount={MAX_KINDS}
        addLabel={t('console.forbidden_add')}
        newRow={() => ({ name: { en: '', ar: null }, words: [] })}
        onChange={(rows) => onChange({ forbidden_parcels: rows })}
      >
        {(kind, change) => (
          <>
            <TranslatedField
              label={t('console.forbidden_name')}
              required
              maxLength={60}
              value={kind.name}
              onChange={(name) => change({ ...kind, name })}
            />
            <TextArea
              rows={2}
              dir="auto"
              label={t('console.forbidden_words')}
              hint={t('console.forbidden_words_hint')}
              defaultValue={kind.words.join(', ')}
              onBlur={({ currentTarget }) => change({ ...kind, words: wordsIn(currentTarget.value) })}
            />
          </>
        )}
      </RowList>
      {own && (
        <Button kind="ghost" size="sm" className="self-start" onClick={() => onChange({ forbidden_parcels: null })}>
          {t('console.forbidden_usual')}
        </Button>
      )}
    </SectionCard>
  );
}

/** Words between commas of either language or line breaks. */
function wordsIn(text: string): string[] {
  const words = text.split(/[,،\n]/).map((word) => word.trim());
  return [...new Set(words.filter(Boolean))];
}
