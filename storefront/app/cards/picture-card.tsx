import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../platform/navigation/link.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Image } from '@rialto/ui/media/image.tsx';

export type PictureLink = {
  /** A path of the shop, or an external URL with isOutside. */
  to: string;
  isOutside?: boolean;
  onClick?: (event: MouseEvent) => void;
  onIntent?: () => void;
};

type Props = {
  src: string | null;
  ratio: string;
  sizes: string;
  title: string;
  /** A line under the title, such as a price. */
  text?: ReactNode;
  link: PictureLink | null;
  size?: 'md' | 'lg';
  isFirst?: boolean;
  className?: string;
};

/** A picture with its title over the lower edge; the whole card is a link. */
export function PictureCard({ src, ratio, sizes, title, text, link, size = 'md', isFirst, className }: Props) {
  const name = <span className={NAME_SIZES[size]}>{title}</span>;
  return (
    <article className={classNames('group relative h-full overflow-hidden rounded-lg', className)}>
      <Image
        src={src}
        name={title}
        alt=""
        ratio={ratio}
        sizes={sizes}
        maxWidth={1280}
        isEager={isFirst}
        className="h-full min-h-full w-full"
      />
      <div className="absolute inset-x-0 bottom-0 flex flex-col bg-linear-to-t from-black/75 via-black/45 to-transparent px-4 pt-12 pb-3.5 text-white">
        <h3 className="min-w-0 font-semibold">{link ? <CoverLink {...link}>{name}</CoverLink> : name}</h3>
        {text}
      </div>
    </article>
  );
}

function CoverLink({ to, isOutside = false, onClick, onIntent, children }: PictureLink & { children: ReactNode }) {
  if (isOutside)
    return (
      <a href={to} target="_blank" rel="noopener noreferrer" className={COVER}>
        {children}
      </a>
    );
  return (
    <Link to={to} prefetch="intent" onClick={onClick} onMouseEnter={onIntent} onFocus={onIntent} className={COVER}>
      {children}
    </Link>
  );
}

const COVER =
  'after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-4 focus-visible:after:outline-white';
const NAME_SIZES = { md: 'line-clamp-2 text-base leading-snug', lg: 'line-clamp-2 text-xl leading-snug' };
