import { classNames } from './class-names.ts';
import { Image } from './image.tsx';

type AvatarProps = {
  src: string | null | undefined;
  /** First and last name, as far as they are known; their first letters stand where there is no photo. */
  names: (string | undefined)[];
  className?: string | undefined;
};

/** A person, small. It only decorates: the name stands beside it or in the name of the button it is on. */
export function Avatar({ src, names, className = 'size-9' }: AvatarProps) {
  return (
    <Image
      src={src}
      alt=""
      sizes="96px"
      maxWidth={160}
      isEager
      className={classNames('shrink-0 rounded-full', className)}
      fallback={
        // As generated content: the letters would contradict the name of the button they sit on.
        <span
          data-initials={initialsOf(names)}
          className="absolute inset-0 grid place-items-center bg-accent-soft text-sm font-bold text-accent-text before:content-[attr(data-initials)]"
        />
      }
    />
  );
}

function initialsOf(names: AvatarProps['names']): string {
  return names
    .map((name) => [...(name ?? '').trim()][0] ?? '')
    .join('')
    .toLocaleUpperCase();
}
