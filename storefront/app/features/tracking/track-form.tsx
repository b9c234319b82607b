import { t } from '@rialto/messages/text.ts';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../platform/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Input } from '../../ui/input.tsx';
import { trackingRefusals, withPlus, type TrackingRefusals } from './tracking-input.ts';

/** A guest follows an order by its number and the phone it was ordered with (PAR-01). */
export function TrackForm() {
  const navigate = useNavigate();
  const [refusals, setRefusals] = useState<TrackingRefusals | null>(null);
  // The browser keeps what is typed, so nothing is lost that was typed before the scripts came.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    const found = trackingRefusals(values);
    setRefusals(found);
    const missing = found.orderId ? 'order_id' : found.phone ? 'contact_number' : null;
    if (missing) event.currentTarget.querySelector<HTMLInputElement>(`[name=${missing}]`)?.focus();
    else void navigate(paths.trackOrderOf(values.orderId.trim(), withPlus(values.phone)));
  };
  return (
    <form
      action={paths.trackOrder}
      noValidate
      onSubmit={onSubmit}
      onInput={({ currentTarget }) => refusals && setRefusals(trackingRefusals(valuesOf(currentTarget)))}
      className="mt-6 grid w-full max-w-xl items-start gap-3 rounded-lg bg-surface p-4 shadow-2 sm:grid-cols-[1fr_1fr_auto]"
    >
      <Input
        name="order_id"
        label={t('tracking.order_id')}
        inputMode="numeric"
        autoComplete="off"
        error={refusals?.orderId ? t('tracking.need_order_id') : undefined}
      />
      <Input
        name="contact_number"
        label={t('tracking.phone')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
        error={refusals?.phone ? t('tracking.need_phone') : undefined}
      />
      <Button type="submit" size="lg" className="sm:mt-6.5">
        {t('tracking.track_now')}
      </Button>
    </form>
  );
}

function valuesOf(form: HTMLFormElement): { orderId: string; phone: string } {
  const values = new FormData(form);
  return { orderId: textOf(values.get('order_id')), phone: textOf(values.get('contact_number')) };
}

function textOf(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value : '';
}
