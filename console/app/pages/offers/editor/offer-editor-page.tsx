import { listOfferChoices, listOffers, readOffer } from '@rialto/contract/calls/console/offers.ts';
import { offerKinds, type Offer, type OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { QueryState } from '../../../cards/query-state.tsx';
import { queryOf } from '../../../platform/query.ts';
import { copyOf, newDraft, type OfferDraft } from './offer-draft.ts';
import { OfferEditor } from './offer-editor.tsx';

/** The form of an offer: a new one, a copy of another, or one that exists. */
export function OfferEditorPage() {
  const { kind, id } = useParams();
  const [search] = useSearchParams();
  const known = offerKinds.find((name) => name === kind);
  if (!known) return <Navigate to="/offers" replace />;
  const copied = Number(search.get('copy'));
  if (id === undefined && !(copied > 0)) return <NewOffer key={known} kind={known} />;
  const source = id === undefined ? copied : Number(id);
  return <KnownOffer key={`${known} ${source}`} kind={known} id={source} isCopy={id === undefined} />;
}

const skeleton = <Skeleton className="h-96" />;

function NewOffer({ kind }: { kind: OfferKind }) {
  const choices = useQuery(queryOf(listOfferChoices, {}));
  const offers = useQuery(queryOf(listOffers, {}));
  return (
    <QueryState query={offers} skeleton={skeleton}>
      {({ today, timezone }) => (
        <QueryState query={choices} skeleton={skeleton}>
          {(data) => (
            <OfferEditor kind={kind} saved={null} start={newDraft(kind, today)} choices={data} timeZone={timezone} />
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

function KnownOffer({ kind, id, isCopy }: { kind: OfferKind; id: number; isCopy: boolean }) {
  const choices = useQuery(queryOf(listOfferChoices, {}));
  const offers = useQuery(queryOf(listOffers, {}));
  // A later reading must not replace the typed values.
  const offer = useQuery({ ...queryOf(readOffer, { params: { kind, id } }), staleTime: Infinity, gcTime: 0 });
  const startOf = (data: Offer) =>
    isCopy ? copyOf(draftOf(data), (title) => t('console.offers_copy_title', { title })) : draftOf(data);
  return (
    <QueryState query={offer} skeleton={skeleton}>
      {(data) => (
        <QueryState query={choices} skeleton={skeleton}>
          {(found) => (
            <OfferEditor
              kind={kind}
              saved={isCopy ? null : data}
              start={startOf(data)}
              choices={found}
              timeZone={offers.data?.timezone ?? ''}
            />
          )}
        </QueryState>
      )}
    </QueryState>
  );
}

function draftOf({ form, items, picture_url, picture_ar_url }: Offer): OfferDraft {
  return { form, items, pictureUrl: picture_url, pictureArUrl: picture_ar_url };
}
