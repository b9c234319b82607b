import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';

type Props = {
  name: string;
  src: string | null;
  /** Size of the picture and of the initials. */
  className: string;
  /** Called with the natural size of the picture. */
  onSize?: (width: number, height: number) => void;
};

/** A customer's photo or initials. Hidden from screen readers, because the name is always next to it. */
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
        // Generated content, so that the initials are not part of the button's accessible name.
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
