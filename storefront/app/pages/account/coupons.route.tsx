import { listCoupons } from '@rialto/contract/calls/offers.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { TicketPercent } from 'lucide-react';
import { CouponCard } from '../../cards/coupon-card.tsx';
import { CopyCode } from '../../features/coupons/copy-code.tsx';
import { callApi } from '../../platform/api/api.ts';
import { apiOf } from '../../platform/api/api.server.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { owned } from '../../platform/query/invalidate.ts';
import type { Query } from '../../platform/query/query.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { readPageScope } from '../../platform/session/page-scope.ts';
import { AccountLayout } from './account-layout.tsx';
import { CouponTerms } from './coupon-terms.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import type { Route } from './+types/coupons.route';

type Coupon = Reply<typeof listCoupons>[number];

/** The public coupons of the current location and module. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { zoneIds, moduleId } = readPageScope(request);
  if (zoneIds.length === 0 || moduleId === null) return { coupons: null };
  return { coupons: await apiOf(request, context)(listCoupons, { query: {} }) };
}

/** For a customer also the coupons given to them, and which ones are used up (MON-04). */
const ownCouponsQuery = (): Query<Coupon[]> => ({
  key: ['coupons'],
  fetch: (signal) => callApi(listCoupons, { query: {}, signal }),
  ...owned,
});

export default function Coupons({ loaderData }: Route.ComponentProps) {
  const isSignedIn = useIsSignedIn();
  const own = useQuery(isSignedIn && loaderData.coupons !== null ? ownCouponsQuery() : null);
  const coupons = usableFirst(own.kind === 'ready' ? own.data : loaderData.coupons);
  return (
    <AccountLayout>
      <Container className="py-8 lg:py-14">
        <PageHead title={t('coupons.title')} description={t('coupons.text')} path={paths.coupons} isUnlisted />
        <h1 className="text-3xl font-extrabold text-ink">{t('coupons.title')}</h1>
        {coupons && coupons.length > 0 ? (
          <>
            <p className="mt-2 text-ink-soft">{t('coupons.text')}</p>
            <VisuallyHidden as="h2">{t('home.coupons')}</VisuallyHidden>
            <ul className="mt-6 grid gap-4 rounded-xl bg-accent-soft p-4 sm:p-6 md:grid-cols-2">
              {coupons.map((coupon) => (
                <li key={coupon.id}>
                  <CouponCard
                    coupon={coupon}
                    code={<CopyCode code={coupon.code} />}
                    note={<CouponTerms coupon={coupon} />}
                  />
                </li>
              ))}
            </ul>
          </>
        ) : (
          <NoCoupons hasPlace={coupons !== null} />
        )}
      </Container>
    </AccountLayout>
  );
}

/** Coupons that cannot be used come last; the server's order stays otherwise. */
function usableFirst(coupons: Coupon[] | null): Coupon[] | null {
  return coupons && coupons.toSorted((one, other) => Number(other.usable) - Number(one.usable));
}

function NoCoupons({ hasPlace }: { hasPlace: boolean }) {
  return (
    <EmptyState
      picture={<TicketPercent strokeWidth={1.5} aria-hidden />}
      title={hasPlace ? t('coupons.none_title') : t('coupons.place_title')}
      text={hasPlace ? t('coupons.none_text') : t('coupons.place_text')}
    >
      <Link to={hasPlace ? paths.home : paths.landing} className={buttonClass({})}>
        {hasPlace ? t('cart.continue') : t('coupons.choose_place')}
      </Link>
    </EmptyState>
  );
}
