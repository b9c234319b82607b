import { t } from '@rialto/texts/text.ts';
import { shortened } from '@rialto/rules/text/shortened.ts';
import { useId, useState } from 'react';

type Props = { text: string; /** How many characters are shown at first. */ most: number };

/** A shortened description with a "read more" button; without scripts it is whole (ITM-06). */
export function DescriptionText({ text, most }: Props) {
  const id = useId();
  const [isWhole, setWhole] = useState(false);
  const { shown, isCut } = shortened(text, most);
  if (text === '') return null;
  return (
    <p className="text-md text-ink-soft">
      <span id={id} className="whitespace-pre-line">
        {shown}
        {isCut && <span className={isWhole ? '' : 'hidden noscript:inline'}>{text.slice(shown.length)}</span>}
        {isCut && !isWhole && <span className="scripted">…</span>}
      </span>{' '}
      {isCut && (
        <button
          type="button"
          aria-expanded={isWhole}
          aria-controls={id}
          onClick={() => setWhole(!isWhole)}
          className="scripted touch-area font-semibold text-accent-text hover:underline"
        >
          {isWhole ? t('item.show_less') : t('item.read_more')}
        </button>
      )}
    </p>
  );
}
