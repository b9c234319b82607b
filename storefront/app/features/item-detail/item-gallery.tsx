import { t } from '@rialto/texts/text.ts';
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { numberText } from '../../words/number-text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Image } from '@rialto/ui/media/image.tsx';

type Props = { name: string; images: readonly string[]; /** Overlaid on the pictures. */ children?: ReactNode };

/**
 * Pictures in a scroll-snap row with thumbnails below. It uses links and native scrolling, so it works by touch and
 * without JavaScript (ITM-17).
 */
export function ItemGallery({ name, images, children }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(0);

  const show = (at: number) => row.current?.children[at]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  // scrollLeft is negative in right-to-left layouts.
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: { currentTarget: HTMLElement }) =>
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    show(shown + ((event.key === 'ArrowRight') === isRtl ? -1 : 1));
  };

  return (
    <section aria-label={t('product.gallery', { name })} onKeyDown={onKeyDown}>
      <div className="relative overflow-hidden rounded-xl">
        <ul
          ref={row}
          onScroll={onScroll}
          tabIndex={images.length > 1 ? 0 : undefined}
          aria-label={t('product.gallery', { name })}
          className="scroll-row flex snap-x snap-mandatory rounded-xl outline-offset-[-4px] motion-safe:scroll-smooth"
        >
          {(images.length > 0 ? images : [null]).map((src, at) => (
            <li key={src} id={`picture-${at + 1}`} className="w-full shrink-0 scroll-mt-24 snap-center">
              <Image
                src={src}
                name={name}
                alt={at === 0 ? name : t('product.picture', numbers(at, images))}
                sizes="(min-width: 1024px) 600px, 100vw"
                maxWidth={1280}
                isPriority={at === 0}
              />
            </li>
          ))}
        </ul>
        {children}
      </div>
      {images.length > 1 && <Thumbnails images={images} shown={shown} onShow={show} />}
    </section>
  );
}

type ThumbnailsProps = { images: readonly string[]; shown: number; onShow: (at: number) => void };

/** Five fit side by side; more scroll. */
function Thumbnails({ images, shown, onShow }: ThumbnailsProps) {
  return (
    <ul className="scroll-row -mx-1 mt-2 flex gap-2 p-1 sm:gap-3">
      {images.map((src, at) => (
        <li key={src} className="w-[calc((100%-2rem)/5)] shrink-0 sm:w-[calc((100%-3rem)/5)]">
          <a
            href={`#picture-${at + 1}`}
            aria-label={t('product.picture', numbers(at, images))}
            aria-current={at === shown ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onShow(at);
            }}
            className={classNames(
              'block overflow-hidden rounded-md transition motion-reduce:transition-none',
              at === shown ? 'ring-2 ring-accent' : 'opacity-70 hover:opacity-100',
            )}
          >
            <Image src={src} alt="" sizes="120px" maxWidth={320} />
          </a>
        </li>
      ))}
    </ul>
  );
}

function numbers(at: number, images: readonly string[]): { number: string; total: string } {
  return { number: numberText(at + 1), total: numberText(images.length) };
}
