import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';

type Props = {
  name: string;
  src: string | null;
  /** Its size, and that of the letters. */
  className: string;
  /** Told how large the picture itself is. */
  onSize?: (width: number, height: number) => void;
};

/** A customer's photo, or the first letters of their name. It stands beside the name, so it is not read out. */
export function CustomerAvatar({ name, src, className, onSize }: Props) {
  const [failedSrc, setFailed] = useState<string | null>(null);
  const letters = name
    .split(' ')
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('');
  return (
    <span
      aria-hidden
      className={classNames(
        'relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-accent-soft font-semibold text-accent-text',
        className,
      )}
    >
      {letters ? (
        // As generated content: the letters would contradict the name of a button they sit on.
        <span data-letters={letters} className="[unicode-bidi:plaintext] before:content-[attr(data-letters)]" />
      ) : (
        <UserRound className="size-1/2" strokeWidth={1.5} />
      )}
      {src && src !== failedSrc && (
        <img
          key={src}
          src={src}
          alt=""
          onError={() => setFailed(src)}
          onLoad={({ currentTarget }) => onSize?.(currentTarget.naturalWidth, currentTarget.naturalHeight)}
          className="absolute inset-0 size-full object-cover"
        />
      )}
    </span>
  );
}
