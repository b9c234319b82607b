import { listMembers } from '@rialto/contract/calls/console/team/staff-members.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberTable } from './member-table.tsx';

/** The members of staff and open invitations. */
export function StaffPage() {
  const query = useQuery(queryOf(listMembers, {}));
  const [isInviting, setIsInviting] = useState(false);
  return (
    <>
      <PageHeader
        title={t('console.staff_title')}
        text={t('console.staff_text')}
        actions={
          <Button icon={<UserPlus className="size-5" aria-hidden />} onClick={() => setIsInviting(true)}>
            {t('console.staff_invite')}
          </Button>
        }
      />
      <QueryState query={query} skeleton={<Skeleton className="h-64" />}>
        {({ members, invitations }) => (
          <div className="grid gap-6">
            {invitations.length > 0 && <InvitationList invitations={invitations} />}
            <MemberTable members={members} />
          </div>
        )}
      </QueryState>
      <InviteDialog open={isInviting} onClose={() => setIsInviting(false)} />
    </>
  );
}
