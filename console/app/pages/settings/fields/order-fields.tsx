import { t } from '@rialto/texts/text.ts';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import type { ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';
import { SectionCard } from '../../../cards/section-card.tsx';
import type { GroupProps } from '../group-props.ts';

type SwitchName = {
  [Name in keyof ConsoleSettings]: ConsoleSettings[Name] extends boolean ? Name : never;
}[keyof ConsoleSettings];

/** Rules of orders: who may order, what is added to the bill, how orders are handed over. */
export function OrderFields({ draft, onChange }: GroupProps) {
  const toggle = (name: SwitchName, label: string, hint?: string) => (
    <Switch
      label={label}
      hint={hint}
      checked={draft[name]}
      onChange={({ currentTarget }) => onChange({ [name]: currentTarget.checked })}
    />
  );
  return (
    <SectionCard title={t('console.settings_rules')}>
      {toggle('guest_checkout', t('console.settings_guests'), t('console.settings_guests_hint'))}
      {toggle('tax_included', t('console.settings_tax'))}
      {toggle('hides_phones', t('console.settings_hides_phones'), t('console.settings_hides_phones_hint'))}
      <div className="grid gap-3 sm:grid-cols-2">
        <Select
          label={t('console.settings_verification')}
          value={draft.verification}
          onChange={({ currentTarget }) =>
            onChange({ verification: currentTarget.value as ConsoleSettings['verification'] })
          }
          options={[
            { value: 'phone', label: t('console.settings_by_phone') },
            { value: 'email', label: t('console.settings_by_email') },
            { value: 'none', label: t('console.settings_by_none') },
          ]}
        />
        <Select
          label={t('console.settings_handover')}
          value={draft.handover}
          onChange={({ currentTarget }) => onChange({ handover: currentTarget.value as ConsoleSettings['handover'] })}
          options={[
            { value: 'none', label: t('console.settings_handover_none') },
            { value: 'code', label: t('console.settings_handover_code') },
            { value: 'photo', label: t('console.settings_handover_photo') },
          ]}
        />
      </div>
    </SectionCard>
  );
}
