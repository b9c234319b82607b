import { t } from '@rialto/texts/text.ts';
import { shortened } from '@rialto/rules/text/shortened.ts';
import { useId, useState } from 'react';

const MAX_CHARACTERS = 130;

/** A shortened description with a "read more" button (ITM-06). */
export function DescriptionText({ text }: { text: string }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { shown, isCut } = shortened(text, MAX_CHARACTERS);
  if (text === '') return null;
  return (
    <p className="text-md text-ink-soft">
      <span id={id} className="whitespace-pre-line">
        {isWhole || !isCut ? text : `${shown}…`}
      </span>{' '}
      {isCut && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="touch-area font-semibold text-accent-text hover:underline"
        >
          {isWhole ? t('item.show_less') : t('item.read_more')}
        </button>
      )}
    </p>
  );
}
