import {
  listMembers,
  resendInvitation,
  withdrawInvitation,
  type Invitation,
} from '@rialto/contract/calls/console/team/staff-members.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { MailPlus } from 'lucide-react';
import { useState } from 'react';
import { SectionCard } from '../../cards/section-card.tsx';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { momentText } from '../../words/moments.ts';
import { roleName } from '../../words/staff-roles.ts';
import { LinkDialog } from './link-dialog.tsx';

/** Invitations and links for a new password that were not used yet. */
export function InvitationList({ invitations }: { invitations: Invitation[] }) {
  return (
    <SectionCard title={t('console.staff_invitations')}>
      <ul className="divide-y divide-hairline">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
    </SectionCard>
  );
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, email, role, stores, ends_at, is_over, is_reset } = invitation;
  const [url, setUrl] = useState<string | null>(null);
  const resend = useAction(resendInvitation, { changes: [listMembers], onDone: (reply) => setUrl(reply.url) });
  const withdraw = useAction(withdrawInvitation, {
    changes: [listMembers],
    onDone: ({ message }) => toasts.show({ kind: 'success', text: message }),
  });
  const duties = [roleName(role), ...stores.map(({ name }) => name)].join(', ');
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <MailPlus className="size-5 shrink-0 text-ink-soft" aria-hidden />
      <div className="min-w-0 flex-1 basis-60">
        <p className="truncate font-semibold text-ink" dir="ltr">
          {email}
        </p>
        <p className="text-sm text-ink-soft">{is_reset === 1 ? t('console.staff_reset') : duties}</p>
      </div>
      {is_over === 1 ? (
        <Badge tone="warning">{t('console.staff_link_over')}</Badge>
      ) : (
        <span className="text-sm text-ink-soft">{t('console.staff_link_until', { when: momentText(ends_at) })}</span>
      )}
      <div className="flex gap-1">
        <Button kind="secondary" size="sm" isLoading={resend.isRunning} onClick={() => resend.run({ params: { id } })}>
          {t('console.staff_resend')}
        </Button>
        <Button kind="ghost" size="sm" isLoading={withdraw.isRunning} onClick={() => withdraw.run({ params: { id } })}>
          {t('console.staff_withdraw')}
        </Button>
      </div>
      <LinkDialog url={url} email={email} onClose={() => setUrl(null)} />
    </li>
  );
}
