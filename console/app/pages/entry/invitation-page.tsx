import { acceptInvitation, readInvitation } from '@rialto/contract/calls/console/team/staff-entry.ts';
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
import { roleName } from '../../words/staff-roles.ts';
import { LinkMissing } from './link-missing.tsx';
import { useEntered } from './use-entered.ts';
import { useLinkSecret } from './use-link-secret.ts';

type Offer = Reply<typeof readInvitation>;

/** Behind the link of an invitation: name and password make the account. */
export function InvitationPage() {
  const secret = useLinkSecret();
  const { data: offer, isError } = useQuery({ ...queryOf(readInvitation, { body: { secret } }), staleTime: Infinity });
  if (isError) return <LinkMissing text={t('console.entry_invitation_gone')} />;
  if (!offer)
    return (
      <EntryFrame title={t('console.loading')}>
        <Skeleton className="h-72" />
      </EntryFrame>
    );
  const { shop_name: shop, role } = offer;
  const isReset = offer.is_reset === 1;
  return (
    <EntryFrame
      title={isReset ? t('console.entry_reset_title') : t('console.entry_invitation_title', { shop })}
      text={isReset ? t('console.entry_reset_text') : t('console.entry_invitation_text', { role: roleName(role) })}
    >
      <AcceptForm secret={secret} offer={offer} />
    </EntryFrame>
  );
}

function AcceptForm({ secret, offer }: { secret: string; offer: Offer }) {
  const [fault, setFault] = useState<string | null>(null);
  const enter = useEntered();
  const { run, isRunning } = useAction(acceptInvitation, {
    onDone: enter,
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFault(null);
    const { name = '', password = '' } = formTexts(event.currentTarget);
    run({ body: { secret, name, password } });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <FormFault text={fault} />
      <Input
        label={t('console.access_email')}
        type="email"
        autoComplete="username"
        dir="ltr"
        value={offer.email}
        readOnly
      />
      <Input
        label={t('console.entry_name')}
        name="name"
        autoComplete="name"
        maxLength={80}
        defaultValue={offer.name ?? ''}
        required
      />
      <SecretPassword
        label={t('console.entry_new_password')}
        hint={t('console.entry_password_hint')}
        name="password"
        autoComplete="new-password"
      />
      <Button type="submit" isFull isLoading={isRunning}>
        {offer.is_reset === 1 ? t('console.entry_reset') : t('console.entry_accept')}
      </Button>
    </form>
  );
}
