import { LINE_NOTE_MAX } from '@rialto/contract/shapes/line-note.ts';
import { t } from '@rialto/texts/text.ts';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { numberText } from '../../words/number-text.ts';
import type { ItemSelection } from './use-item-selection.ts';

/** The field of the note, with the number of characters once half of them are used. */
export function NoteField({ label, selection: { note, setNote } }: { label: string; selection: ItemSelection }) {
  return (
    <TextArea
      label={label}
      hint={t('item.note_hint')}
      rows={2}
      maxLength={LINE_NOTE_MAX}
      value={note}
      // Opened by a button: typing can start at once.
      autoFocus={note === ''}
      onChange={({ currentTarget }) => setNote(currentTarget.value)}
      note={note.length > LINE_NOTE_MAX / 2 ? `${numberText(note.length)} / ${numberText(LINE_NOTE_MAX)}` : undefined}
    />
  );
}
