import { Image } from '@rialto/ui/media/image.tsx';
import { CardTitle } from './card-title.tsx';

type Props = {
  category: { name: string; image_full_url: string | null };
  to: string;
  onClick: () => void;
};

/** A parcel category: a low tile with a picture, so that all of them fit into the hero. */
export function ParcelCategoryCard({ category, to, onClick }: Props) {
  return (
    <article className="relative flex h-full min-h-12 items-center gap-2 rounded-lg border border-hairline bg-surface p-1 pe-1.5 sm:gap-2.5 sm:p-1.5 transition hover:border-accent hover:shadow-2 motion-reduce:transition-none">
      <Image
        src={category.image_full_url}
        alt=""
        sizes="40px"
        maxWidth={160}
        isEager
        className="w-9 shrink-0 rounded-md sm:w-10"
      />
      <CardTitle to={to} onClick={onClick}>
        {category.name}
      </CardTitle>
    </article>
  );
}
