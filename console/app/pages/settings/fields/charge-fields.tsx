import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import type { GroupProps } from '../group-props.ts';

const usualCharge = { name: { en: 'Service fee', ar: 'رسوم الخدمة' }, amount: 0 };

/** Free delivery, the highest tip, and a charge of the shop on every order. */
export function ChargeFields({ draft, onChange }: GroupProps) {
  const { additional_charge: charge } = draft;
  return (
    <SectionCard title={t('console.settings_charges')}>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <NumberField
          label={t('console.settings_free_delivery')}
          hint={t('console.settings_free_delivery_hint')}
          prefix={draft.currency.symbol}
          min={0}
          value={draft.free_delivery_over}
          onChange={(value) => onChange({ free_delivery_over: value })}
        />
        <NumberField
          label={t('console.settings_tip')}
          hint={t('console.settings_tip_hint')}
          prefix={draft.currency.symbol}
          min={0}
          value={draft.maximum_tip}
          onChange={(value) => onChange({ maximum_tip: value })}
        />
      </div>
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
    </SectionCard>
  );
}
