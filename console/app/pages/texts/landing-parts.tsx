import type { ConsoleTranslation } from '@rialto/contract/shapes/console/translated.ts';
import { t } from '@rialto/texts/text.ts';
import { TranslatedField } from '../../cards/fields/translated-field.tsx';
import { PictureField } from '../../cards/pictures/picture-field.tsx';
import { RowList } from '../../cards/forms/row-list.tsx';

type Part = { title: ConsoleTranslation; text: ConsoleTranslation; image?: string | null };
type Props = {
  parts: readonly Part[];
  addLabel: string;
  /** Null if the parts have no pictures. */
  mediaUrl: string | null;
  onChange: (parts: Part[]) => void;
};

const empty: Part = { title: { en: '', ar: null }, text: { en: '', ar: null } };
const MAX_PARTS = 8;

/** Reasons to order, or steps, in the order in which they are shown. */
export function LandingParts({ parts, addLabel, mediaUrl, onChange }: Props) {
  return (
    <RowList rows={parts} onChange={onChange} maxCount={MAX_PARTS} addLabel={addLabel} newRow={() => empty}>
      {(part, change) => (
        <>
          <TranslatedField
            label={t('console.texts_heading')}
            required
            maxLength={120}
            value={part.title}
            onChange={(title) => change({ ...part, title })}
          />
          <TranslatedField
            label={t('console.texts_part_text')}
            maxLength={300}
            value={part.text}
            onChange={(text) => change({ ...part, text })}
          />
          {mediaUrl !== null && (
            <PictureField
              label={t('console.texts_part_picture')}
              maxCount={1}
              pictures={part.image ? [{ id: part.image, url: `${mediaUrl}${part.image}` }] : []}
              onChange={(pictures) => change({ ...part, image: pictures[0]?.id ?? null })}
            />
          )}
        </>
      )}
    </RowList>
  );
}
