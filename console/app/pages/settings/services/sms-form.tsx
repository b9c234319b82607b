import { changeSms, readServices, type Services } from '@rialto/contract/calls/console/services.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useState, type SubmitEvent } from 'react';
import { toasts } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';
import { SecretField } from './secret-field.tsx';
import { ServiceActions } from './service-actions.tsx';

/** The HTTP gateway that sends the shop's SMS. */
export function SmsForm({ sms }: { sms: Services['sms'] }) {
  const [url, setUrl] = useState(sms.url);
  const [token, setToken] = useState('');
  const saving = useAction(changeSms, {
    changes: [readServices],
    onDone: () => toasts.show({ kind: 'success', text: t('console.settings_saved') }),
  });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    saving.run({ body: { url, ...(token && { token }) } });
  };
  return (
    <>
      {sms.source !== 'machine' && (
        <form onSubmit={save} className="grid gap-3 sm:grid-cols-2">
          <Input
            type="url"
            dir="ltr"
            required
            label={t('console.services_sms_url')}
            hint={t('console.services_sms_hint')}
            value={url}
            onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          />
          <SecretField
            label={t('console.services_token')}
            value={token}
            onChange={setToken}
            isStored={sms.has_token}
            end={sms.token_end}
          />
          <Button type="submit" className="justify-self-start" isLoading={saving.isRunning}>
            {t('console.save')}
          </Button>
        </form>
      )}
      <ServiceActions
        name="sms"
        source={sms.source}
        recipient={{ label: t('console.services_test_sms'), type: 'tel' }}
      />
    </>
  );
}
