import type { Member } from '@rialto/contract/calls/console/team/staff-members.ts';
import { t } from '@rialto/texts/text.ts';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { momentText } from '../../words/moments.ts';
import { roleName } from '../../words/staff-roles.ts';
import { MemberMenu } from './member-menu.tsx';

const CELL = 'px-4 py-3 align-middle';
const HEAD = 'px-4 py-2 text-start text-sm font-semibold text-ink-soft';

export function MemberTable({ members }: { members: Member[] }) {
  return (
    <div
      className="overflow-x-auto rounded-lg border border-hairline bg-surface"
      tabIndex={0}
      role="region"
      aria-label={t('console.staff_title')}
    >
      <table className="w-full min-w-[44rem] border-collapse text-start">
        <thead className="border-b border-hairline">
          <tr>
            <th className={HEAD}>{t('console.staff_person')}</th>
            <th className={HEAD}>{t('console.staff_role')}</th>
            <th className={HEAD}>{t('console.staff_second_factor')}</th>
            <th className={HEAD}>{t('console.staff_last_used')}</th>
            <th className={HEAD}>
              <span className="sr-only">{t('console.staff_actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-hairline">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function MemberRow({ member }: { member: Member }) {
  const { name, email, role, stores, last_used_at, has_second_factor, is_you } = member;
  return (
    <tr>
      <th scope="row" className={`${CELL} text-start font-normal`}>
        <span className="flex items-center gap-2">
          <span className="font-semibold text-ink">{name}</span>
          {is_you === 1 && <Badge>{t('console.staff_you')}</Badge>}
        </span>
        <span className="block text-sm text-ink-soft" dir="ltr">
          {email}
        </span>
      </th>
      <td className={CELL}>
        <span className="block text-ink">{roleName(role)}</span>
        {stores.length > 0 && (
          <span className="block max-w-64 truncate text-sm text-ink-soft">
            {stores.map((one) => one.name).join(', ')}
          </span>
        )}
      </td>
      <td className={CELL}>
        {has_second_factor === 1 ? (
          <Badge tone="success" icon={<ShieldCheck aria-hidden />}>
            {t('console.staff_factor_on')}
          </Badge>
        ) : (
          <Badge tone="warning" icon={<ShieldAlert aria-hidden />}>
            {t('console.staff_factor_off')}
          </Badge>
        )}
      </td>
      <td className={`${CELL} text-sm whitespace-nowrap text-ink-soft`}>
        {last_used_at === null ? t('console.staff_never') : momentText(last_used_at)}
      </td>
      <td className={`${CELL} text-end`}>
        <MemberMenu member={member} />
      </td>
    </tr>
  );
}
