import { changeStripe, readServices, type Services } from '@rialto/contract/calls/console/services.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { useState, type SubmitEvent } from 'react';
import { toasts } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';
import { SecretField } from './secret-field.tsx';
import { ServiceActions } from './service-actions.tsx';

/** The keys of Stripe, with which customers pay by card. */
export function StripeForm({ stripe }: { stripe: Services['stripe'] }) {
  const [key, setKey] = useState('');
  const [webhook, setWebhook] = useState('');
  const isStored = stripe.source === 'console';
  const saving = useAction(changeStripe, {
    changes: [readServices],
    onDone: () => toasts.show({ kind: 'success', text: t('console.settings_saved') }),
  });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.run({ body: { ...(key && { secret_key: key }), ...(webhook && { webhook_secret: webhook }) } });
  };
  return (
    <>
      {stripe.source !== 'machine' && (
        <form onSubmit={save} className="grid gap-3 sm:grid-cols-2">
          <SecretField
            label={t('console.services_stripe_key')}
            value={key}
            onChange={setKey}
            isStored={isStored}
            end={stripe.key_end}
          />
          <SecretField
            label={t('console.services_stripe_webhook')}
            value={webhook}
            onChange={setWebhook}
            isStored={isStored}
            end={stripe.webhook_end}
          />
          <p className="text-sm text-ink-soft sm:col-span-2">
            {t('console.services_stripe_events')}{' '}
            <code dir="ltr" className="break-all">
              {stripe.webhook_url}
            </code>
          </p>
          <Button type="submit" className="justify-self-start" isLoading={saving.isRunning}>
            {t('console.save')}
          </Button>
        </form>
      )}
      <ServiceActions name="stripe" source={stripe.source} />
    </>
  );
}
