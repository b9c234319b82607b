import { t } from '@rialto/texts/text.ts';
import { ArrowDownAZ, ArrowDownZA } from 'lucide-react';
import { BrandCard, type Brand } from '../../cards/brand-card.tsx';
import { Link } from '../../platform/navigation/link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { chipClass } from '@rialto/ui/actions/chips.tsx';
import { Container } from '@rialto/ui/base/container.tsx';

type Props = { brands: Brand[]; isReversed: boolean };

/** Every brand of the module (HOM-17). */
export function BrandsPage({ brands, isReversed }: Props) {
  return (
    <Container className="py-8 lg:py-10">
      <PageHead title={t('brands.title')} path={paths.brands} isUnlisted={isReversed} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-extrabold text-ink sm:text-4xl">{t('brands.title')}</h1>
          <p className="mt-1 text-ink-soft">{t('brands.count', { count: brands.length })}</p>
        </div>
        <nav aria-label={t('brands.sort')} className="flex gap-2">
          <SortLink to={paths.brands} isChosen={!isReversed}>
            <ArrowDownAZ aria-hidden />
            {t('brands.a_to_z')}
          </SortLink>
          <SortLink to={`${paths.brands}?sort=z-a`} isChosen={isReversed}>
            <ArrowDownZA aria-hidden />
            {t('brands.z_to_a')}
          </SortLink>
        </nav>
      </div>
      <ul className="mt-6 grid grid-cols-2 gap-3 sm:gap-4 md:grid-cols-4">
        {brands.map((brand) => (
          <li key={brand.id}>
            <BrandCard brand={brand} />
          </li>
        ))}
      </ul>
    </Container>
  );
}

function SortLink({ to, isChosen, children }: { to: string; isChosen: boolean; children: React.ReactNode }) {
  return (
    <Link
      to={to}
      replace
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={chipClass({ isChosen })}
    >
      {children}
    </Link>
  );
}
