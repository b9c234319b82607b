import { inviteMember, listMembers } from '@rialto/contract/calls/console/team/staff-members.ts';
import type { Language } from '@rialto/contract/http/languages.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState, type SubmitEvent } from 'react';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { formTexts } from '../../platform/form-texts.ts';
import { shownLanguage } from '../../platform/language.ts';
import { faultText } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { DutiesFields, storeIdsOf, type Duties } from './duties-fields.tsx';
import { LinkDialog } from './link-dialog.tsx';

type Props = { open: boolean; onClose: () => void };

/** Invites somebody by mail. */
export function InviteDialog({ open, onClose }: Props) {
  const [sent, setSent] = useState<{ url: string; email: string } | null>(null);
  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title={t('console.staff_invite_title')}
        description={t('console.staff_invite_text')}
        closeLabel={t('console.close')}
      >
        {open && (
          <InviteForm
            onSent={(link) => {
              onClose();
              setSent(link);
            }}
          />
        )}
      </Dialog>
      <LinkDialog url={sent?.url ?? null} email={sent?.email ?? ''} onClose={() => setSent(null)} />
    </>
  );
}

function InviteForm({ onSent }: { onSent: (sent: { url: string; email: string }) => void }) {
  const [duties, setDuties] = useState<Duties>({ role: 'store', stores: [] });
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(inviteMember, {
    changes: [listMembers],
    onDone: ({ url }) => onSent({ url, email }),
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setFault(null);
    const language = formTexts(event.currentTarget)['language'] as Language;
    run({ body: { email, role: duties.role, store_ids: storeIdsOf(duties), language } });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <FormFault text={fault} />
      <Input
        label={t('console.access_email')}
        type="email"
        autoComplete="off"
        dir="ltr"
        required
        data-autofocus
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
      />
      <DutiesFields duties={duties} onChange={setDuties} />
      <Select
        label={t('console.staff_mail_language')}
        name="language"
        defaultValue={shownLanguage.get()}
        options={[
          { value: 'en', label: 'English' },
          { value: 'ar', label: 'العربية' },
        ]}
      />
      <Button type="submit" isFull isLoading={isRunning}>
        {t('console.staff_send_invitation')}
      </Button>
    </form>
  );
}
