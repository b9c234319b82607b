import { t } from '@rialto/texts/text.ts';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { normalContact, trackingRefusals, type Tracking, type TrackingRefusals } from './tracking-input.ts';

type Props = {
  /** Set on the tracking page; elsewhere the form navigates to it. */
  onTrack?: (tracking: Tracking) => void;
  initial?: Tracking | null;
  className?: string;
};

/** Finds an order by its number and, for a guest, the phone number or email of the order (PAR-01, TRK-03). */
export function TrackForm({ onTrack, initial, className = 'mt-6' }: Props) {
  const navigate = useNavigate();
  const needsContact = !useIsSignedIn();
  const [refusals, setRefusals] = useState<TrackingRefusals | null>(null);
  const track = onTrack ?? (({ orderId, contact }) => void navigate(paths.trackOrderOf(orderId, contact)));
  // Uncontrolled fields, so that text typed before hydration is not lost.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const found = trackingRefusals(values, needsContact);
    setRefusals(found);
    const missing = found.orderId ? 'order_id' : found.contact ? 'contact_number' : null;
    if (missing) event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    else track({ orderId: values.orderId.trim(), contact: needsContact ? normalContact(values.contact) : '' });
  };
  return (
    <form
      action={paths.trackOrder}
      noValidate
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => refusals && setRefusals(trackingRefusals(valuesOf(currentTarget), needsContact))}
      className={classNames(
        'grid w-full max-w-xl items-start gap-3 rounded-lg bg-surface p-4 shadow-2',
        needsContact ? 'sm:grid-cols-[1fr_1fr_auto]' : 'sm:grid-cols-[1fr_auto]',
        className,
      )}
    >
      <Input
        name="order_id"
        label={t('tracking.order_id')}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={initial?.orderId}
        error={refusals?.orderId ? t('tracking.need_order_id') : undefined}
      />
      {needsContact && (
        <Input
          name="contact_number"
          label={t('tracking.contact')}
          dir="ltr"
          autoComplete="tel"
          autoCapitalize="none"
          defaultValue={initial?.contact}
          error={refusals?.contact ? t('tracking.need_phone') : undefined}
        />
      )}
      <Button type="submit" size="lg" className="sm:mt-6.5">
        {t('tracking.track_now')}
      </Button>
    </form>
  );
}

function valuesOf(form: HTMLFormElement): Tracking {
  const values = new FormData(form);
  return { orderId: textOf(values.get('order_id')), contact: textOf(values.get('contact_number')) };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
