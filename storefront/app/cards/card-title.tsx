import type { ReactNode } from 'react';
import { Link } from '../platform/navigation/link.tsx';

type Props = {
  to: string;
  onClick?: (event: React.MouseEvent<HTMLAnchorElement>) => void;
  onIntent?: () => void;
  /** line: larger, and truncated after one line. */
  look?: 'small' | 'line';
  children: ReactNode;
};

/** In the narrowest cards a long word, such as Pomegranate, is wider than its line. */
const LONG_WORDS = 'wrap-break-word hyphens-auto [hyphenate-limit-chars:11_5_4]';

/** The title of a card: a link that covers the whole card. */
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
        className={`${look === 'line' ? 'line-clamp-1' : `line-clamp-3 ${LONG_WORDS}`} after:absolute after:inset-0 after:z-1 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent-text`}
      >
        {children}
      </Link>
    </h3>
  );
}
