import { changeMember, listMembers, type Member } from '@rialto/contract/calls/console/team/staff-members.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState } from 'react';
import { FormFault } from '../../cards/forms/form-fault.tsx';
import { faultText, toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { DutiesFields, storeIdsOf } from './duties-fields.tsx';

type Props = { open: boolean; member: Member; onClose: () => void };

/** Changes the role and the stores of a member. */
export function DutiesDialog({ open, member, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={member.name} closeLabel={t('console.close')}>
      {open && <DutiesForm member={member} onDone={onClose} />}
    </Dialog>
  );
}

function DutiesForm({ member, onDone }: { member: Member; onDone: () => void }) {
  const [duties, setDuties] = useState({ role: member.role, stores: member.stores });
  const [fault, setFault] = useState<string | null>(null);
  const { run, isRunning } = useAction(changeMember, {
    changes: [listMembers],
    onDone: ({ message }) => {
      toasts.show({ kind: 'success', text: message });
      onDone();
    },
    onRefused: (refusal) => setFault(faultText(refusal)),
  });
  const save = () => {
    setFault(null);
    run({ params: { id: member.id }, body: { role: duties.role, store_ids: storeIdsOf(duties) } });
  };
  return (
    <div className="flex flex-col gap-4">
      <FormFault text={fault} />
      <DutiesFields duties={duties} onChange={setDuties} />
      <Button isFull isLoading={isRunning} onClick={save}>
        {t('console.save')}
      </Button>
    </div>
  );
}
