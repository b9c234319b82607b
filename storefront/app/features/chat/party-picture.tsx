import type { Conversation } from '@rialto/contract/shapes/chat.ts';
import { Headset } from 'lucide-react';
import { Image } from '@rialto/ui/media/image.tsx';

/**
 * The logo of a store or the photo of a courier, without one the first letter of the name; an icon for support. It has no
 * alt text, because the name follows.
 */
export function PartyPicture({
  receiver_type,
  image_full_url,
  name,
}: Pick<Conversation, 'receiver_type' | 'image_full_url' | 'name'>) {
  if (receiver_type === 'admin')
    return (
      <span
        className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text"
        aria-hidden
      >
        <Headset className="size-6" strokeWidth={1.75} />
      </span>
    );
  return (
    <Image
      src={image_full_url}
      alt=""
      sizes="48px"
      maxWidth={160}
      name={name}
      className="w-12 shrink-0 rounded-full border border-hairline"
    />
  );
}
