import type { Conversation } from '@rialto/contract/shapes/chat.ts';
import { Bike, Headset, Store } from 'lucide-react';
import { Image } from '@rialto/ui/media/image.tsx';

/** The logo of a store, the photo of a courier, or an icon for support. It has no alt text, because the name follows. */
export function PartyPicture({
  receiver_type,
  image_full_url,
}: Pick<Conversation, 'receiver_type' | 'image_full_url'>) {
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
      fallback={receiver_type === 'store' ? <Store aria-hidden /> : <Bike className="mirror" aria-hidden />}
      className="w-12 shrink-0 rounded-full border border-hairline"
    />
  );
}
