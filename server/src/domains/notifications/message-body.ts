import type { Language } from '@rialto/contract/http/languages.ts';
import { textOf } from '../../platform/texts.ts';

const MOST_CHARACTERS = 120;

/** The text of a chat message as one short line. A message without text has pictures. */
export function messageBody(text: string, language: Language): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line === '') return textOf('notice.picture', language);
  const characters = [...new Intl.Segmenter(language).segment(line)].map(({ segment }) => segment);
  return characters.length <= MOST_CHARACTERS
    ? line
    : `${characters
        .slice(0, MOST_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`;
}
