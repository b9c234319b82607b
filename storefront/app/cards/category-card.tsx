import type { Category } from '@rialto/contract/shapes/category.ts';
import { t } from '@rialto/texts/text.ts';
import { Link } from '../platform/navigation/link.tsx';
import { Image } from '@rialto/ui/media/image.tsx';

export type CategoryLook = 'plate' | 'shelf' | 'label' | 'window';
type Props = { category: Pick<Category, 'name' | 'image_full_url' | 'items_count'>; to: string; look: CategoryLook };

/** A category in the style of its module. */
export function CategoryCard({ look, ...props }: Props) {
  const Look = looks[look];
  return <Look {...props} />;
}

type LookProps = Omit<Props, 'look'>;

function Plate({ category, to }: LookProps) {
  return (
    <Link to={to} prefetch="intent" className="group flex flex-col items-center gap-2.5 rounded-lg text-center">
      <Image
        src={category.image_full_url}
        name={category.name}
        alt=""
        sizes="144px"
        maxWidth={320}
        isEager
        className="w-full rounded-full transition group-hover:scale-[1.04] motion-reduce:transition-none"
      />
      <span className="line-clamp-2 text-sm leading-snug font-semibold text-ink">{category.name}</span>
    </Link>
  );
}

/** On a phone the picture is beside the name: two short columns instead of three long ones. */
function Shelf({ category, to }: LookProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="group relative flex h-full items-center overflow-hidden rounded-lg border border-hairline bg-surface hover:border-accent sm:block"
    >
      <Image
        src={category.image_full_url}
        name={category.name}
        alt=""
        sizes="(min-width: 1024px) 150px, (min-width: 640px) 23vw, 72px"
        maxWidth={480}
        isEager
        className="w-18 shrink-0 self-stretch sm:w-auto"
      />
      <span className="block min-w-0 px-2.5 py-2 sm:px-3 sm:py-2.5">
        <span className="line-clamp-2 text-sm leading-snug font-semibold text-ink sm:min-h-[2lh]">{category.name}</span>
        <Count category={category} />
      </span>
    </Link>
  );
}

function Label({ category, to }: LookProps) {
  return (
    <Link
      to={to}
      prefetch="intent"
      className="flex items-center gap-3 rounded-full border border-hairline bg-surface p-2 pe-5 hover:border-accent"
    >
      <Image
        src={category.image_full_url}
        name={category.name}
        alt=""
        sizes="56px"
        maxWidth={160}
        isEager
        className="w-14 shrink-0 rounded-full"
      />
      <span className="min-w-0">
        <span className="line-clamp-1 text-sm font-semibold text-ink">{category.name}</span>
        <Count category={category} />
      </span>
    </Link>
  );
}

function Window({ category, to }: LookProps) {
  return (
    <Link to={to} prefetch="intent" className="group relative block h-full overflow-hidden rounded-lg">
      <Image
        src={category.image_full_url}
        name={category.name}
        alt=""
        ratio="4 / 5"
        sizes="(min-width: 1024px) 240px, 45vw"
        maxWidth={640}
        isEager
        className="transition duration-(--duration-slow) group-hover:scale-[1.03] motion-reduce:transition-none"
      />
      <span className="absolute inset-x-2 bottom-2 rounded-md bg-surface/95 px-3 py-2.5">
        <span className="line-clamp-2 text-sm leading-snug font-semibold text-ink">{category.name}</span>
        <Count category={category} />
      </span>
    </Link>
  );
}

function Count({ category }: Pick<LookProps, 'category'>) {
  if (category.items_count === 0) return null;
  return (
    <span className="line-clamp-1 text-xs text-ink-soft">{t('store.items', { count: category.items_count })}</span>
  );
}

const looks = { plate: Plate, shelf: Shelf, label: Label, window: Window };
