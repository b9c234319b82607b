import { t } from '@rialto/texts/text.ts';
import { ImageOff } from 'lucide-react';
import { usePrivatePicture } from '../../../platform/api/use-private-picture.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';

/** A picture that only the owner of the order may see. */
export function PrivatePicture({ path, alt }: { path: string; alt: string }) {
  const address = usePrivatePicture(path);
  if (address === undefined) return <Skeleton className="size-24" />;
  if (address === null)
    return (
      <span className="grid size-24 place-items-center rounded-md bg-sunken text-ink-faint" role="img" aria-label={alt}>
        <ImageOff className="size-6" aria-hidden />
      </span>
    );
  return (
    <a href={address} target="_blank" rel="noreferrer" aria-label={t('order.open_picture', { name: alt })}>
      <img src={address} alt={alt} className="size-24 rounded-md border border-hairline object-cover" />
    </a>
  );
}
