import type { StaffStore } from '@rialto/contract/calls/console/team/staff-members.ts';
import { staffRoles, type StaffRole } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { roleName, roleText } from '../../words/staff-roles.ts';
import { StorePicker } from './store-picker.tsx';

export type Duties = { role: StaffRole; stores: StaffStore[] };
type Props = { duties: Duties; onChange: (duties: Duties) => void };

/** The role, and the stores of a role that is limited to some. */
export function DutiesFields({ duties, onChange }: Props) {
  const { role, stores } = duties;
  return (
    <>
      <Select
        label={t('console.staff_role')}
        hint={roleText(role)}
        options={staffRoles.map((value) => ({ value, label: roleName(value) }))}
        value={role}
        onChange={({ currentTarget }) => onChange({ role: currentTarget.value as StaffRole, stores })}
      />
      {role === 'store' && <StorePicker chosen={stores} onChange={(next) => onChange({ role, stores: next })} />}
    </>
  );
}

export const storeIdsOf = ({ role, stores }: Duties) => (role === 'store' ? stores.map(({ id }) => id) : []);
