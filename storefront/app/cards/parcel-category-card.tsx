import { Image } from '@rialto/ui/media/image.tsx';
import { CardTitle } from './card-title.tsx';

type Props = {
  category: { name: string; image_full_url: string | null };
  to: string;
  onClick: () => void;
};

/** A parcel category: a pill with a picture, so that all of them fit into the hero. */
export function ParcelCategoryCard({ category, to, onClick }: Props) {
  return (
    <article className="relative flex items-center gap-2.5 rounded-full border border-hairline bg-surface p-1 pe-4 transition hover:border-accent hover:shadow-2 motion-reduce:transition-none [&_a]:after:rounded-full">
      <Image
        src={category.image_full_url}
        alt=""
        sizes="40px"
        maxWidth={160}
        isEager
        className="w-10 shrink-0 rounded-full"
      />
      <CardTitle to={to} onClick={onClick} look="line">
        {category.name}
      </CardTitle>
    </article>
  );
}
