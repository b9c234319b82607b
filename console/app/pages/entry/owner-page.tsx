import { becomeOwner, readOwnerLink } from '@rialto/contract/calls/console/team/staff-entry.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { EntryFrame } from '../../cards/entry-frame.tsx';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { SecretPassword } from '../../cards/secret-password.tsx';
import { formTexts } from '../../platform/form-texts.ts';
import { queryOf } from '../../platform/query.ts';
import { faultText } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { LinkMissing } from './link-missing.tsx';
import { useEntered } from './use-entered.ts';
import { useLinkSecret } from './use-link-secret.ts';

type Owners = Reply<typeof readOwnerLink>;

/** Behind the link that the machine prints: makes the owner, or lets one back in. */
export function OwnerPage() {
  const secret = useLinkSecret();
  const link = useQuery({ ...queryOf(readOwnerLink, { body: { secret } }), staleTime: Infinity });
  if (link.isError) return <LinkMissing text={t('console.entry_owner_gone')} />;
  const isFirst = link.data?.owners.length === 0;
  return (
    <EntryFrame
      title={isFirst ? t('console.entry_owner_title') : t('console.entry_owner_return_title')}
      text={isFirst ? t('console.entry_owner_text') : t('console.entry_owner_return_text')}
    >
      {link.data ? <OwnerForm secret={secret} owners={link.data.owners} /> : <Skeleton className="h-72" />}
    </EntryFrame>
  );
}

function OwnerForm({ secret, owners }: { secret: string; owners: Owners['owners'] }) {
  const [fault, setFault] = useState<string | null>(null);
  const enter = useEntered();
  const { run, isRunning } = useAction(becomeOwner, {
    onDone: enter,
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFault(null);
    const { name = '', email = '', password = '' } = formTexts(event.currentTarget);
    run({ body: { secret, name, email, password } });
  };
  const [owner] = owners;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <FormFault text={fault} />
      <Input
        label={t('console.entry_name')}
        name="name"
        autoComplete="name"
        maxLength={80}
        defaultValue={owner?.name}
        required
      />
      <Input
        label={t('console.access_email')}
        name="email"
        type="email"
        autoComplete="username"
        dir="ltr"
        defaultValue={owner?.email}
        required
      />
      <SecretPassword
        label={t('console.entry_new_password')}
        hint={t('console.entry_password_hint')}
        name="password"
        autoComplete="new-password"
      />
      <Button type="submit" isFull isLoading={isRunning}>
        {owner ? t('console.entry_owner_return') : t('console.entry_owner_open')}
      </Button>
    </form>
  );
}
