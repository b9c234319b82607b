import { readOrder } from '@rialto/contract/calls/orders.ts';
import type { OrderDetail } from '@rialto/contract/shapes/order.ts';
import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { PackageX, UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { callApi } from '../../platform/api/api.ts';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { owned } from '../../platform/query/invalidate.ts';
import type { Query } from '../../platform/query/query.ts';
import { useQuery } from '../../platform/query/use-query.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { storedGuest } from '../../platform/session/guest.ts';
import {
  clearParcelSelection,
  saveParcelSelection,
  storedParcelSelection,
} from '../../platform/session/parcel-selection.ts';
import type { Instruction } from './blocks/what-block.tsx';
import { saveDraft, storedDraft } from './form/draft.ts';
import { formOfOrder } from './form/form-of-order.ts';
import { emptyForm, type ParcelForm } from './form/parcel-form.ts';
import { ParcelFormView } from './parcel-form-view.tsx';
import { ParcelSkeleton } from './parcel-skeleton.tsx';
import type { Category } from './use-parcel.ts';

type Props = { categories: readonly Category[]; instructions: readonly Instruction[] };

/** The visitor's place and draft are in the browser, so the server renders a skeleton. */
export function ParcelPage(props: Props) {
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedIn();
  const [search] = useSearchParams();
  const { config } = useRootData();
  if (props.categories.length === 0) return <NotHere />;
  if (!isHydrated) return <ParcelSkeleton />;
  if (!isSignedIn && config.guest_checkout_status !== 1) return <SignInFirst />;
  const again = Number(search.get('again'));
  if (Number.isInteger(again) && again > 0) return <AgainPage {...props} orderId={again} />;
  return <DraftPage key={String(isSignedIn)} {...props} />;
}

function DraftPage(props: Props) {
  const [start] = useState(() => startOf(props.categories));
  return <ParcelFormView {...props} start={start} />;
}

/** The draft of this tab. The category from the parcel home replaces the one of the draft. */
function startOf(categories: readonly Category[]): ParcelForm {
  const draft = storedDraft() ?? emptyForm;
  const isOffered = (wanted: number | null | undefined) => categories.some(({ id }) => id === wanted);
  const wanted = [storedParcelSelection()?.id, draft.categoryId].find(isOffered) ?? null;
  return { ...draft, categoryId: wanted, weight: wanted === draft.categoryId ? draft.weight : null };
}

const orderQuery = (id: number): Query<OrderDetail> => ({
  key: ['order', id],
  fetch: (signal) => callApi(readOrder, { query: { order_id: id, ...storedGuest() }, signal }),
  ...owned,
});

/** Fills in the draft from a former parcel, then shows it as any other draft: a reload keeps what is changed. */
function AgainPage({ categories, orderId }: Props & { orderId: number }) {
  const [, setSearch] = useSearchParams();
  const order = useQuery(orderQuery(orderId));
  const form = order.kind === 'ready' ? formOfOrder(order.data) : null;
  const isDone = order.kind !== 'loading';
  useEffect(() => {
    if (!isDone) return;
    if (form) keepAsDraft(form, categories);
    else toasts.show({ kind: 'error', text: t('parcel.again_failed') });
    setSearch({}, { replace: true });
    // The order is read once.
  }, [isDone]); // eslint-disable-line react-hooks/exhaustive-deps
  return <ParcelSkeleton />;
}

function keepAsDraft(form: ParcelForm, categories: readonly Category[]): void {
  const category = categories.find(({ id }) => id === form.categoryId);
  if (category) saveParcelSelection(category);
  else clearParcelSelection();
  saveDraft(form);
}

function NotHere() {
  return (
    <EmptyState picture={<PackageX aria-hidden />} title={t('parcel.none')} text={t('parcel.none_text')}>
      <Link to={paths.home} className={buttonClass({})}>
        {t('cart.continue')}
      </Link>
    </EmptyState>
  );
}

function SignInFirst() {
  return (
    <EmptyState picture={<UserRound aria-hidden />} title={t('parcel.sign_in')} text={t('parcel.sign_in_text')}>
      <Link to={paths.signInFrom(paths.parcelDelivery)} className={buttonClass({})}>
        {t('shell.sign_in')}
      </Link>
    </EmptyState>
  );
}
