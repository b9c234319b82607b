import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { storedParcelSelection } from '../../platform/session/parcel-selection.ts';
import type { Instruction } from './blocks/what-block.tsx';
import { storedDraft } from './form/draft.ts';
import { emptyForm, type ParcelForm } from './form/parcel-form.ts';
import { ParcelFormView } from './parcel-form-view.tsx';
import { ParcelSkeleton } from './parcel-skeleton.tsx';
import { LazyBoundary } from '../../shell/lazy-boundary.tsx';
import type { Category } from './use-parcel.ts';

const AgainPage = lazy(async () => ({ default: (await import('./again-page.tsx')).AgainPage }));
const NoForm = lazy(async () => ({ default: (await import('./no-form.tsx')).NoForm }));

type Props = { categories: readonly Category[]; instructions: readonly Instruction[] };

/** The visitor's place and draft are in the browser, so the server renders a skeleton. */
export function ParcelPage(props: Props) {
  const isHydrated = useIsHydrated();
  const isSignedIn = useIsSignedIn();
  const [search] = useSearchParams();
  const { config } = useRootData();
  if (!isHydrated) return <ParcelSkeleton />;
  const isSignedOut = !isSignedIn && config.guest_checkout_status !== 1;
  const again = Number(search.get('again'));
  const isAgain = Number.isInteger(again) && again > 0;
  const isNotHere = props.categories.length === 0;
  if (isNotHere || isSignedOut || isAgain)
    return (
      <LazyBoundary fallback={<ParcelSkeleton />}>
        {isNotHere || isSignedOut ? (
          <NoForm reason={isNotHere ? 'not_here' : 'signed_out'} />
        ) : (
          <AgainPage categories={props.categories} orderId={again} />
        )}
      </LazyBoundary>
    );
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
