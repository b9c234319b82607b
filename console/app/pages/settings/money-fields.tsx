import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { NumberField } from '../../cards/fields/number-field.tsx';
import { TranslatedField } from '../../cards/fields/translated-field.tsx';
import { SettingsGroup, type GroupProps } from './settings-group.tsx';

const usualCharge = { name: { en: 'Service fee', ar: 'رسوم الخدمة' }, amount: 0 };

/** Wallet, points, referrals, and a charge on every order. */
export function MoneyFields({ draft, onChange }: GroupProps) {
  const { additional_charge: charge } = draft;
  return (
    <SettingsGroup title={t('console.settings_money')}>
      <Switch
        label={t('console.settings_wallet')}
        hint={t('console.settings_wallet_hint')}
        checked={draft.wallet}
        onChange={({ currentTarget }) => onChange({ wallet: currentTarget.checked })}
      />
      <Switch
        label={t('console.settings_loyalty')}
        checked={draft.loyalty}
        onChange={({ currentTarget }) => onChange({ loyalty: currentTarget.checked })}
      />
      <Switch
        label={t('console.settings_referrals')}
        hint={t('console.settings_referrals_hint')}
        checked={draft.referrals}
        onChange={({ currentTarget }) => onChange({ referrals: currentTarget.checked })}
      />
      <Switch
        label={t('console.settings_charge')}
        checked={charge !== null}
        onChange={({ currentTarget }) => onChange({ additional_charge: currentTarget.checked ? usualCharge : null })}
      />
      {charge && (
        <>
          <TranslatedField
            label={t('console.settings_charge_name')}
            value={charge.name}
            onChange={(name) => onChange({ additional_charge: { ...charge, name } })}
            maxLength={60}
            required
          />
          <NumberField
            label={t('console.settings_charge_amount')}
            prefix={draft.currency.symbol}
            min={0}
            value={charge.amount}
            onChange={(amount) => onChange({ additional_charge: { ...charge, amount: amount ?? 0 } })}
          />
        </>
      )}
    </SettingsGroup>
  );
}
