import { ShoppingBag } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from '../base/class-names.ts';
import { sourceAt, sourceSet, tintOf } from './image-source.ts';
import { markupOf } from './markup.ts';
import { hueOf, initialOf } from './monogram.ts';

type ImageProps = {
  /** Without a width: ?w= is added. null shows the fallback. */
  src: string | null | undefined;
  /** Empty for a decorative picture. */
  alt: string;
  /** As in CSS; "auto" lets the parent set the height. The box keeps its size while loading. */
  ratio?: string | undefined;
  /** The shown width, as in HTML; decides which file is loaded. */
  sizes: string;
  /** The widest file that can be needed: twice the shown width for high-density screens. */
  maxWidth?: number | undefined;
  isEager?: boolean | undefined;
  /** For the largest picture in the first viewport. Implies isEager. */
  isPriority?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** The colour of the box until the picture has loaded; without it the one in the URL of the picture. */
  tint?: string | undefined;
  /** Of what the picture shows: without a picture its first letter is shown in a colour of its own. */
  name?: string | undefined;
  fallback?: ReactNode;
  className?: string | undefined;
};

/**
 * On the server a decorative picture is rendered as text: a page has dozens, each with nine attributes, and React would
 * preload every eager one. Only the priority picture should be preloaded.
 */
export const Image = import.meta.env.SSR ? ServerImage : BrowserImage;

function BrowserImage({ src, alt, ratio, tint, name, fallback, className, ...rest }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  return (
    <span {...boxOf({ src, ratio, tint, className })}>
      {src && src !== failedSrc ? (
        <Picture key={src} src={src} alt={alt} {...rest} onFail={() => setFailedSrc(src)} />
      ) : (
        <Fallback alt={alt} name={name}>
          {fallback}
        </Fallback>
      )}
    </span>
  );
}

function ServerImage(props: ImageProps) {
  const { src, alt, ratio, tint, className, sizes, maxWidth, isEager, fit } = props;
  if (!src || alt !== '' || props.isPriority) return <BrowserImage {...props} />;
  const picture = markupOf('img', attributesOf({ src, alt, sizes, maxWidth, isEager, fit }));
  // The URL of a shop picture, escaped; it contains no user input.
  // eslint-disable-next-line no-restricted-syntax
  return <span {...boxOf({ src, ratio, tint, className })} dangerouslySetInnerHTML={{ __html: picture }} />;
}

function boxOf({
  src,
  ratio = '1 / 1',
  tint = tintOf(src),
  className,
}: Pick<ImageProps, 'src' | 'ratio' | 'tint' | 'className'>) {
  const style: CSSProperties = { aspectRatio: ratio, backgroundColor: tint };
  return { className: classNames('image relative block overflow-hidden bg-sunken', className), style };
}

type ImageElementProps = Pick<ImageProps, 'alt' | 'sizes' | 'maxWidth' | 'isEager' | 'isPriority' | 'fit'> & {
  src: string;
};

function attributesOf({ src, alt, sizes, maxWidth = 1600, isEager, isPriority, fit = 'cover' }: ImageElementProps) {
  return {
    src: sourceAt(src, Math.min(640, maxWidth)),
    srcSet: sourceSet(src, maxWidth),
    sizes,
    alt,
    loading: isEager || isPriority ? ('eager' as const) : ('lazy' as const),
    fetchPriority: isPriority ? ('high' as const) : undefined,
    decoding: isPriority ? ('sync' as const) : ('async' as const),
    className: classNames('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain'),
  };
}

function Picture({ onFail, ...shown }: ImageElementProps & { onFail: () => void }) {
  return (
    <img
      ref={(image) => markLoading(image, onFail)}
      {...attributesOf(shown)}
      onLoad={(event) => event.currentTarget.removeAttribute('data-loading')}
      onError={onFail}
    />
  );
}

/**
 * Set on the element without state, because a page has a hundred pictures. Priority pictures are never hidden, and a
 * picture that failed before hydration fired its error event unnoticed.
 */
function markLoading(image: HTMLImageElement | null, onFail: () => void): void {
  if (!image) return;
  if (image.complete) {
    if (image.naturalWidth === 0 && image.currentSrc) onFail();
  } else if (image.loading === 'lazy') image.dataset['loading'] = '';
}

function Fallback({ alt, name, children }: { alt: string; name: string | undefined; children: ReactNode }) {
  const style = name === undefined ? undefined : ({ '--hue': hueOf(name) } as CSSProperties);
  return (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      style={style}
      className={classNames(
        'no-picture absolute inset-0 grid place-items-center [&>svg]:size-[22%] [&>svg]:max-w-10',
        name === undefined ? 'text-ink-faint' : 'no-picture-named',
      )}
    >
      {children ?? (name ? <span aria-hidden>{initialOf(name)}</span> : <ShoppingBag strokeWidth={1.5} aria-hidden />)}
    </span>
  );
}
