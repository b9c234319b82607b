import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import { changeMail, readServices, type Services } from '@rialto/contract/calls/console/services.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useState, type SubmitEvent } from 'react';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { toasts } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';
import { SecretField } from './secret-field.tsx';
import { ServiceActions } from './service-actions.tsx';

const USUAL_PORT = 587;
const TLS_PORT = 465;

/** The mail server of the shop. */
export function MailForm({ mail }: { mail: Services['mail'] }) {
  const [draft, setDraft] = useState(mail);
  const [password, setPassword] = useState('');
  const change = (part: Partial<Services['mail']>) => setDraft({ ...draft, ...part });
  const saving = useAction(changeMail, {
    changes: [readServices, readGoLive],
    onDone: () => toasts.show({ kind: 'success', text: t('console.settings_saved') }),
  });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { host, port, tls, user, from } = draft;
    saving.run({ body: { host, port, tls, user, from, ...(password && { password }) } });
  };
  const text = (name: 'host' | 'user' | 'from', label: string, isRequired: boolean) => (
    <Input
      label={label}
      dir="ltr"
      required={isRequired}
      type={name === 'from' ? 'email' : 'text'}
      value={draft[name]}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  );
  return (
    <>
      {mail.source !== 'machine' && (
        <form onSubmit={save} className="grid gap-3 sm:grid-cols-2">
          {text('host', t('console.services_host'), true)}
          <NumberField
            label={t('console.services_port')}
            required
            min={1}
            max={65_535}
            step={1}
            value={draft.port}
            onChange={(port) => change({ port: port ?? USUAL_PORT })}
          />
          {text('user', t('console.services_user'), false)}
          <SecretField
            label={t('console.services_password')}
            value={password}
            onChange={setPassword}
            isStored={mail.has_password}
            end={mail.password_end}
          />
          {text('from', t('console.services_from'), true)}
          <Switch
            label={t('console.services_tls')}
            hint={t('console.services_tls_hint')}
            checked={draft.tls}
            onChange={({ currentTarget: { checked } }) =>
              change({ tls: checked, port: checked ? TLS_PORT : USUAL_PORT })
            }
          />
          <Button type="submit" className="justify-self-start" isLoading={saving.isRunning}>
            {t('console.save')}
          </Button>
        </form>
      )}
      <ServiceActions
        name="mail"
        source={mail.source}
        recipient={{ label: t('console.services_test_mail'), type: 'email' }}
      />
    </>
  );
}
