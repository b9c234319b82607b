import { t } from '@rialto/texts/text.ts';
import { shortened } from '@rialto/rules/text/shortened.ts';
import { useId, useState } from 'react';

const MOST_SIGNS = 130;

/** A description that begins short and can be read to its end (ITM-06). */
export function DescriptionText({ text }: { text: string }) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { shown, isCut } = shortened(text, MOST_SIGNS);
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
