import { t } from '@rialto/texts/text.ts';
import { ReceiptText, X } from 'lucide-react';
import { useObjectUrl } from '@rialto/ui/fields/use-object-url.ts';

/** The order that the next message is about. */
export function AboutOrder({ id, onOff }: { id: number; onOff: () => void }) {
  return (
    <p className="mb-2 flex w-fit items-center gap-2 rounded-full bg-accent-soft ps-3.5 pe-1 text-sm font-semibold text-accent-text">
      <ReceiptText className="size-4" aria-hidden />
      {t('chat.about_order', { id })}
      <button
        type="button"
        aria-label={t('chat.about_order_off')}
        onClick={onOff}
        className="touch-area grid size-8 place-items-center rounded-full hover:bg-wash"
      >
        <X className="size-4" aria-hidden />
      </button>
    </p>
  );
}

/** The photos that the next message takes along. */
export function ChosenPictures({ pictures, onRemove }: { pictures: Blob[]; onRemove: (index: number) => void }) {
  if (pictures.length === 0) return null;
  return (
    <ul aria-label={t('chat.attach_drop')} className="mb-2 flex gap-3 px-1 pt-2">
      {pictures.map((picture, index) => (
        <li key={index}>
          <Chosen picture={picture} number={index + 1} onRemove={() => onRemove(index)} />
        </li>
      ))}
    </ul>
  );
}

function Chosen({ picture, number, onRemove }: { picture: Blob; number: number; onRemove: () => void }) {
  const address = useObjectUrl(picture);
  return (
    <span className="relative block size-20 rounded-md border border-hairline bg-sunken">
      {address && <img src={address} alt={t('chat.photo')} className="size-full rounded-md object-cover" />}
      <button
        type="button"
        aria-label={t('chat.remove_photo', { number })}
        onClick={onRemove}
        className="touch-area absolute! -end-2 -top-2 grid size-7 place-items-center rounded-full border border-hairline bg-raised text-ink shadow-2"
      >
        <X className="size-4" aria-hidden />
      </button>
    </span>
  );
}
