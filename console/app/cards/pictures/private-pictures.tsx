import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { ImageOff } from 'lucide-react';
import { usePrivatePicture } from '../../platform/use-private-picture.ts';

type Size = 'md' | 'lg';

/** Pictures that only staff and their owner may see. Each opens in full in a new tab. */
export function PrivatePictures({ paths, size = 'md' }: { paths: readonly string[]; size?: Size }) {
  if (paths.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-3">
      {paths.map((path, at) => (
        <li key={path}>
          <OnePicture path={path} number={at + 1} size={size} />
        </li>
      ))}
    </ul>
  );
}

function OnePicture({ path, number, size }: { path: string; number: number; size: Size }) {
  const address = usePrivatePicture(path);
  const box = classNames('rounded-md', size === 'lg' ? 'h-56 w-44' : 'size-24');
  const name = t('console.picture', { number });
  if (address === undefined) return <Skeleton className={box} />;
  if (address === null)
    return (
      <span className={`${box} grid place-items-center bg-sunken text-ink-faint`} role="img" aria-label={name}>
        <ImageOff className="size-6" aria-hidden />
      </span>
    );
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={t('console.picture_open', { number })}>
      <img src={address} alt={name} className={`${box} border border-hairline object-cover`} />
    </a>
  );
}
