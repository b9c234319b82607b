import { ImageOff } from 'lucide-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { sourceAt, sourceSet } from './image-source.ts';

type ImageProps = {
  /** Without a width: ?w= is added. null shows the fallback. */
  src: string | null | undefined;
  /** Empty for a picture that only decorates. */
  alt: string;
  /** As in CSS; "auto" lets the parent decide the height. The box keeps its size while loading. */
  ratio?: string | undefined;
  /** How wide the picture is shown, as in HTML; decides which file is fetched. */
  sizes: string;
  /** The widest file that can ever be needed, twice the shown width for sharp screens. */
  maxWidth?: number | undefined;
  isEager?: boolean | undefined;
  /** For the one large picture a visitor sees first. Implies isEager. */
  isPriority?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  /** Colour of the box until the picture is there. */
  tint?: string | undefined;
  fallback?: ReactNode;
  className?: string | undefined;
};

export function Image({ src, alt, ratio = '1 / 1', tint, fallback, className, ...rest }: ImageProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const style: CSSProperties = { aspectRatio: ratio, backgroundColor: tint };
  return (
    <span className={classNames('image relative block overflow-hidden bg-sunken', className)} style={style}>
      {src && src !== failedSrc ? (
        <Picture key={src} src={src} alt={alt} {...rest} onFail={() => setFailedSrc(src)} />
      ) : (
        <Fallback alt={alt}>{fallback}</Fallback>
      )}
    </span>
  );
}

type PictureProps = Pick<ImageProps, 'alt' | 'sizes' | 'maxWidth' | 'isEager' | 'isPriority' | 'fit'> & {
  src: string;
  onFail: () => void;
};

function Picture({ src, alt, sizes, maxWidth = 1600, isEager, isPriority, fit = 'cover', onFail }: PictureProps) {
  return (
    <img
      ref={(image) => markLoading(image, onFail)}
      src={sourceAt(src, Math.min(640, maxWidth))}
      srcSet={sourceSet(src, maxWidth)}
      sizes={sizes}
      alt={alt}
      loading={isEager || isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'sync' : 'async'}
      onLoad={(event) => event.currentTarget.removeAttribute('data-loading')}
      onError={onFail}
      className={classNames('absolute inset-0 size-full', fit === 'cover' ? 'object-cover' : 'object-contain')}
    />
  );
}

/**
 * Straight on the element, without state: a page has a hundred pictures. Those the visitor waits for are never hidden,
 * and a picture that failed before the page's script arrived has told nobody.
 */
function markLoading(image: HTMLImageElement | null, onFail: () => void): void {
  if (!image) return;
  if (image.complete) {
    if (image.naturalWidth === 0 && image.currentSrc) onFail();
  } else if (image.loading === 'lazy') image.dataset['loading'] = '';
}

function Fallback({ alt, children }: { alt: string; children: ReactNode }) {
  return (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className="absolute inset-0 grid place-items-center text-ink-faint [&>svg]:size-[22%] [&>svg]:max-w-10"
    >
      {children ?? <ImageOff strokeWidth={1.5} aria-hidden />}
    </span>
  );
}
