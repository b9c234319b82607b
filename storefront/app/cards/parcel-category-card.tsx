import { ArrowRight } from 'lucide-react';
import { Image } from '@rialto/ui/media/image.tsx';
import { CardTitle } from './card-title.tsx';

type Props = {
  category: { name: string; description: string; image_full_url: string | null };
  to: string;
  onClick: () => void;
};

/** A parcel category. */
export function ParcelCategoryCard({ category, to, onClick }: Props) {
  return (
    <article className="group relative flex h-full items-center gap-4 rounded-lg border border-hairline bg-surface p-3 pe-5 transition hover:border-accent hover:shadow-2 motion-reduce:transition-none">
      <Image
        src={category.image_full_url}
        alt=""
        sizes="88px"
        maxWidth={320}
        isEager
        className="w-20 shrink-0 rounded-md"
      />
      <div className="min-w-0 flex-1">
        <CardTitle to={to} onClick={onClick} look="line">
          {category.name}
        </CardTitle>
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft">{category.description}</p>
      </div>
      <ArrowRight className="mirror size-5 shrink-0 text-accent-text xl:hidden" aria-hidden />
    </article>
  );
}
