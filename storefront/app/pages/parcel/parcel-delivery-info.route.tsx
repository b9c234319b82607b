import { t } from '@rialto/texts/text.ts';
import { Package } from 'lucide-react';
import { Link } from '../../platform/navigation/link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { storedParcelSelection } from '../../platform/session/parcel-selection.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';

/** The parcel category chosen on the parcel home. It is stored in the browser, so it appears after hydration. */
export default function ParcelDeliveryInfo() {
  const chosen = useIsHydrated() ? storedParcelSelection() : null;
  return (
    <Container className="max-w-2xl py-10 lg:py-16">
      <PageHead title={t('parcel.delivery_title')} path={paths.parcelDelivery} isUnlisted />
      <h1 className="text-3xl font-extrabold text-ink">{t('parcel.delivery_title')}</h1>
      <div className="mt-6 flex min-h-28 items-center gap-5 rounded-lg border border-hairline bg-surface p-5">
        <Image
          src={chosen?.image_full_url ?? null}
          alt=""
          sizes="72px"
          maxWidth={160}
          fit="contain"
          fallback={<Package strokeWidth={1.5} aria-hidden />}
          className="w-18 shrink-0 rounded-md bg-accent-soft text-accent-text"
        />
        <div>
          <p className="text-sm text-ink-soft">{t('parcel.you_send')}</p>
          <p className="text-xl font-bold text-ink">{chosen?.name ?? t('parcel.nothing_chosen')}</p>
        </div>
      </div>
      <p className="mt-6 text-ink-soft">{t('parcel.delivery_text')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to={paths.home} className={buttonClass({})}>
          {chosen ? t('parcel.choose_other') : t('parcel.choose')}
        </Link>
        <Link to={paths.help} className={buttonClass({ kind: 'secondary' })}>
          {t('shell.contact')}
        </Link>
      </div>
    </Container>
  );
}
