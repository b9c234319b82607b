import { lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from '../../platform/hydration/use-is-hydrated.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import {
  clearParcelSelection,
  saveParcelSelection,
  storedParcelSelection,
} from '../../platform/session/parcel-selection.ts';
import type { Instruction } from './blocks/what-block.tsx';
import { saveDraft, storedDraft } from './form/draft.ts';
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
  const isNotHere = props.categories.length === 0;
  const isAgain = !isNotHere && !isSignedOut && Number.isInteger(again) && again > 0;
  if (isNotHere || isSignedOut || isAgain)
    return (
      <>
        {isAgain && <ParcelSkeleton />}
        <LazyBoundary>
          {isAgain ? (
            <AgainPage orderId={again} onForm={(form) => keepAsDraft(form, props.categories)} />
          ) : (
            <NoForm reason={isNotHere ? 'not_here' : 'signed_out'} />
          )}
        </LazyBoundary>
      </>
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

function keepAsDraft(form: Partial<ParcelForm>, categories: readonly Category[]): void {
  const category = categories.find(({ id }) => id === form.categoryId);
  if (category) saveParcelSelection(category);
  else clearParcelSelection();
  saveDraft({ ...emptyForm, ...form });
}
