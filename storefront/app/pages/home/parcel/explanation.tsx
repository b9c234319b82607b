import { t } from '@rialto/texts/text.ts';
import { Play } from 'lucide-react';
import { Image } from '@rialto/ui/media/image.tsx';
import type { HomeAnswer } from '../frame/home-calls.ts';

/** A video or a picture. A video of another site opens in a new window, because pages never load from other origins. */
export function Explanation({ explanation }: { explanation: HomeAnswer<'explanation'> }) {
  const { banner_type, banner_image_full_url: image } = explanation;
  const video =
    banner_type === 'image' ? null : (explanation.banner_video_content_full_url ?? explanation.banner_video);
  const picture = (
    <Image src={image} alt="" ratio="16 / 10" sizes="(min-width: 1024px) 600px, 92vw" className="rounded-xl" />
  );
  if (video?.startsWith('/'))
    return (
      <video controls preload="none" poster={image ?? undefined} className="aspect-video w-full rounded-xl bg-sunken">
        <source src={video} />
      </video>
    );
  if (!video?.startsWith('https://')) return picture;
  return (
    <a href={video} target="_blank" rel="noopener noreferrer" aria-label={t('parcel.watch')} className="relative block">
      {picture}
      <span className="absolute inset-0 m-auto grid size-16 place-items-center rounded-full bg-accent text-accent-ink">
        <Play className="size-7" aria-hidden />
      </span>
    </a>
  );
}
