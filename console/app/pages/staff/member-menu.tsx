import { endMember, listMembers, resetMember, type Member } from '@rialto/contract/calls/console/team/staff-members.ts';
import { t } from '@rialto/texts/text.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '@rialto/ui/overlays/menu.tsx';
import { Ellipsis, KeyRound, UserCog, UserX } from 'lucide-react';
import { useState } from 'react';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { DutiesDialog } from './duties-dialog.tsx';
import { LinkDialog } from './link-dialog.tsx';

/** What an owner can do with a member. */
export function MemberMenu({ member }: { member: Member }) {
  const [open, setOpen] = useState<'duties' | 'reset' | 'end' | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Menu
        label={t('console.staff_actions')}
        align="end"
        trigger={(props) => (
          <IconButton {...props} label={t('console.staff_actions_of', { name: member.name })}>
            <Ellipsis aria-hidden />
          </IconButton>
        )}
      >
        <MenuItem icon={<UserCog />} onSelect={() => setOpen('duties')}>
          {t('console.staff_change')}
        </MenuItem>
        {member.is_you === 0 && (
          <>
            <MenuItem icon={<KeyRound />} onSelect={() => setOpen('reset')}>
              {t('console.staff_reset')}
            </MenuItem>
            <MenuSeparator />
            <MenuItem icon={<UserX />} kind="danger" onSelect={() => setOpen('end')}>
              {t('console.staff_end')}
            </MenuItem>
          </>
        )}
      </Menu>
      <DutiesDialog open={open === 'duties'} member={member} onClose={close} />
      <ResetQuestion open={open === 'reset'} member={member} onClose={close} onSent={setUrl} />
      <EndQuestion open={open === 'end'} member={member} onClose={close} />
      <LinkDialog url={url} email={member.email} onClose={() => setUrl(null)} />
    </>
  );
}

type QuestionProps = { open: boolean; member: Member; onClose: () => void };

function ResetQuestion({ open, member, onClose, onSent }: QuestionProps & { onSent: (url: string) => void }) {
  const { run, isRunning } = useAction(resetMember, {
    changes: [listMembers],
    onDone: ({ url }) => {
      onClose();
      onSent(url);
    },
  });
  return (
    <ConfirmationDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => run({ params: { id: member.id } })}
      isBusy={isRunning}
      title={t('console.staff_reset_title', { name: member.name })}
      text={t('console.staff_reset_text')}
      cancelLabel={t('console.cancel')}
      confirmLabel={t('console.staff_reset_send')}
      icon={<KeyRound className="size-6" aria-hidden />}
    />
  );
}

function EndQuestion({ open, member, onClose }: QuestionProps) {
  const { run, isRunning } = useAction(endMember, {
    changes: [listMembers],
    onDone: ({ message }) => {
      onClose();
      toasts.show({ kind: 'success', text: message });
    },
  });
  return (
    <ConfirmationDialog
      open={open}
      onCancel={onClose}
      onConfirm={() => run({ params: { id: member.id } })}
      isBusy={isRunning}
      kind="danger"
      title={t('console.staff_end_title', { name: member.name })}
      text={t('console.staff_end_text')}
      cancelLabel={t('console.cancel')}
      confirmLabel={t('console.staff_end')}
      icon={<UserX className="size-6" aria-hidden />}
    />
  );
}
