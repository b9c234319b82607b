import { t } from '@rialto/texts/text.ts';
import { Link } from '../platform/navigation/link.tsx';
import { paths } from '../platform/navigation/paths.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Image } from '@rialto/ui/media/image.tsx';

export type Brand = { id: number; name: string; image_full_url: string | null; items_count: number };
type Props = { brand: Brand; isBig?: boolean };

/** Four small cards share a phone's width, so a name may take two lines. */
const SMALL_NAME =
  'line-clamp-1 text-sm @max-[7rem]/brand:line-clamp-2 @max-[7rem]/brand:min-h-[2lh] @max-[7rem]/brand:text-xs @max-[7rem]/brand:leading-snug';

/** A brand with its picture; the big one takes the space of four. */
export function BrandCard({ brand, isBig = false }: Props) {
  return (
    <Link
      to={paths.brand(brand.id)}
      prefetch="intent"
      className="group @container/brand relative flex h-full flex-col overflow-hidden rounded-lg border border-hairline bg-surface hover:border-accent"
    >
      <Image
        src={brand.image_full_url}
        name={brand.name}
        alt=""
        ratio={isBig ? 'auto' : '1 / 1'}
        sizes={isBig ? '(min-width: 1024px) 420px, 50vw' : '(min-width: 1024px) 200px, 25vw'}
        maxWidth={960}
        className={classNames('w-full', isBig && 'min-h-40 flex-1')}
      />
      <span className={classNames('block px-3 py-2.5', !isBig && '@max-[7rem]/brand:p-2')}>
        <span className={classNames('font-semibold text-ink', isBig ? 'line-clamp-1 text-lg' : SMALL_NAME)}>
          {brand.name}
        </span>
        <span className={classNames('text-xs text-ink-soft', !isBig && '@max-[7rem]/brand:hidden')}>
          {t('store.items', { count: brand.items_count })}
        </span>
      </span>
    </Link>
  );
}
