import { t } from '@rialto/texts/text.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { numberText } from '../../words/number-text.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { sourceAt } from '@rialto/ui/media/image-source.ts';

const LARGE = 1_280;

/** The pictures of a review. Each opens larger, in a dialog or without JavaScript as a file. */
export function ReviewPictures({ images }: { images: readonly string[] }) {
  if (images.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {images.map((image, at) => (
        <li key={image}>
          <a
            href={sourceAt(image, LARGE)}
            aria-label={t('review.photo_open', { number: numberText(at + 1), total: numberText(images.length) })}
            onClick={(event) => {
              event.preventDefault();
              dialogs.open({ name: 'pictures', images, at });
            }}
            className="block w-20 overflow-hidden rounded-sm"
          >
            <Image src={image} alt="" sizes="80px" maxWidth={160} />
          </a>
        </li>
      ))}
    </ul>
  );
}
