import { CallRefused } from '@rialto/api-client/call-refused.ts';
import { addOffer, changeOffer, listOffers, readOffer } from '@rialto/contract/calls/console/offers.ts';
import type { Offer, OfferForm, OfferKind } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageHeader } from '../../../cards/page-header.tsx';
import { showFault, toasts } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';
import { kindName, stateName, stateTones } from '../offer-words.ts';
import type { OfferChoices, OfferFault } from './field-props.ts';
import type { OfferDraft } from './offer-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { OfferPreview } from './offer-preview.tsx';

type Props = {
  kind: OfferKind;
  /** Null for an offer that does not exist yet. */
  saved: Offer | null;
  start: OfferDraft;
  choices: OfferChoices;
  timeZone: string;
};

/** The form beside the offer as customers will see it. */
export function OfferEditor({ kind, saved, start, choices, timeZone }: Props) {
  const [draft, setDraft] = useState(start);
  const { save, isSaving, fault, forgetFault } = useSaving(kind, saved?.id ?? null, draft.form.title_en);
  const change = (part: Partial<OfferDraft>) => {
    forgetFault();
    setDraft((current) => ({ ...current, ...part }));
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save(draft.form);
  };
  return (
    <form onSubmit={onSubmit} noValidate>
      <PageHeader
        title={saved ? saved.form.title_en : t('console.offers_new_of', { kind: kindName(kind) })}
        text={<Place kind={kind} saved={saved} />}
        actions={
          <Button type="submit" isLoading={isSaving}>
            {t('console.save')}
          </Button>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <OfferFields
          kind={kind}
          draft={draft}
          choices={choices}
          timeZone={timeZone}
          fault={fault}
          onForm={(part) => change({ form: { ...draft.form, ...part } })}
          onDraft={change}
        />
        <OfferPreview kind={kind} draft={draft} choices={choices} />
      </div>
    </form>
  );
}

function Place({ kind, saved }: Pick<Props, 'kind' | 'saved'>) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link to="/offers" className="font-medium text-accent-text underline underline-offset-2">
        {t('console.offers_title')}
      </Link>
      <span aria-hidden>/</span>
      {kindName(kind)}
      {saved && <Badge tone={stateTones[saved.state]}>{stateName(saved.state)}</Badge>}
    </span>
  );
}

/** Saves the form. A refusal stays beside its field until something is changed. */
function useSaving(kind: OfferKind, id: number | null, title: string) {
  const [fault, setFault] = useState<OfferFault | null>(null);
  const navigate = useNavigate();
  const shared = {
    changes: [listOffers, readOffer],
    onDone: () => {
      toasts.show({ kind: 'success', text: t('console.offers_saved', { title }) });
      void navigate('/offers');
    },
    onRefused: (thrown: unknown) => {
      const found = faultOf(thrown);
      setFault(found);
      if (!found) return showFault(thrown);
      // The field may be out of sight.
      requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
    },
  };
  const adding = useAction(addOffer, shared);
  const changing = useAction(changeOffer, shared);
  return {
    fault,
    forgetFault: () => setFault(null),
    isSaving: adding.isRunning || changing.isRunning,
    save: (form: OfferForm) =>
      id === null ? adding.run({ params: { kind }, body: form }) : changing.run({ params: { kind, id }, body: form }),
  };
}

function faultOf(thrown: unknown): OfferFault | null {
  const error = thrown instanceof CallRefused ? thrown.errors[0] : undefined;
  const field = error?.details?.['field'];
  return error && typeof field === 'string' ? { field: field as keyof OfferForm, message: error.message } : null;
}
