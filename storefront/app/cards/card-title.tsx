import type { ReactNode } from 'react';
import { Link } from '../platform/link.tsx';

type Props = {
  to: string;
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
  onIntent?: () => void;
  /** line: larger, and cut after one line. */
  look?: 'small' | 'line';
  children: ReactNode;
};

/** A card's name: a link whose press area is the whole card. */
export function CardTitle({ to, onClick, onIntent, look = 'small', children }: Props) {
  return (
    <h3 className={`min-w-0 leading-snug font-semibold text-ink ${look === 'line' ? 'text-base' : 'text-sm'}`}>
      <Link
        to={to}
        prefetch="intent"
        onClick={onClick}
        onMouseEnter={onIntent}
        onTouchStart={onIntent}
        onFocus={onIntent}
        className={`${look === 'line' ? 'line-clamp-1' : 'line-clamp-2'} after:absolute after:inset-0 after:z-1 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent-text`}
      >
        {children}
      </Link>
    </h3>
  );
}
