import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import { useShop } from '../../../platform/shop.ts';
import type { GroupProps } from '../group-props.ts';
import { FirstOrderFields } from './first-order-fields.tsx';

const USUAL_FRIENDS = 10;

/** Points, referrals, and the discount on a first order. */
export function LoyaltyFields(props: GroupProps) {
  const { draft, onChange } = props;
  return (
    <>
      <SectionCard title={t('console.settings_loyalty')}>
        <Switch
          label={t('console.settings_loyalty_on')}
          hint={t('console.settings_loyalty_hint')}
          checked={draft.loyalty}
          onChange={({ currentTarget }) => onChange({ loyalty: currentTarget.checked })}
        />
        {draft.loyalty && <PointFields {...props} />}
      </SectionCard>
      <SectionCard title={t('console.settings_referrals')}>
        <Switch
          label={t('console.settings_referrals_on')}
          hint={t('console.settings_referrals_hint')}
          checked={draft.referrals}
          onChange={({ currentTarget }) => onChange({ referrals: currentTarget.checked })}
        />
        {draft.referrals && <ReferralFields {...props} />}
      </SectionCard>
      <FirstOrderFields {...props} />
    </>
  );
}

function PointFields({ draft, onChange }: GroupProps) {
  const shop = useShop();
  const rule = draft.loyalty_rule ?? {
    earned_per_unit: shop?.loyalty_point_item_purchase_point ?? 1,
    needed_per_unit: shop?.loyalty_point_exchange_rate ?? 100,
    minimum: shop?.minimum_point_to_transfer ?? 100,
  };
  const { code } = draft.currency;
  const number = (name: keyof typeof rule, label: string, step: number | 'any') => (
    <NumberField
      label={label}
      min={name === 'earned_per_unit' ? 0 : 1}
      step={step}
      value={rule[name]}
      onChange={(value) => onChange({ loyalty_rule: { ...rule, [name]: value ?? 0 } })}
    />
  );
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      {number('earned_per_unit', t('console.settings_points_earned', { code }), 'any')}
      {number('needed_per_unit', t('console.settings_points_needed', { code }), 'any')}
      {number('minimum', t('console.settings_points_minimum'), 1)}
    </div>
  );
}

function ReferralFields({ draft, onChange }: GroupProps) {
  const shop = useShop();
  const rule = draft.referral_rule ?? {
    referrer: shop?.ref_earning_exchange_rate ?? 0,
    joined: shop?.ref_joined_reward ?? 0,
    most_per_month: USUAL_FRIENDS,
  };
  const change = (part: Partial<typeof rule>) => onChange({ referral_rule: { ...rule, ...part } });
  const { symbol } = draft.currency;
  return (
    <div className="grid items-end gap-3 sm:grid-cols-3">
      <NumberField
        label={t('console.settings_referrer')}
        prefix={symbol}
        min={0}
        value={rule.referrer}
        onChange={(value) => change({ referrer: value ?? 0 })}
      />
      <NumberField
        label={t('console.settings_joined')}
        prefix={symbol}
        min={0}
        value={rule.joined}
        onChange={(value) => change({ joined: value ?? 0 })}
      />
      <NumberField
        label={t('console.settings_friends')}
        min={1}
        step={1}
        value={rule.most_per_month}
        onChange={(value) => change({ most_per_month: value ?? 1 })}
      />
    </div>
  );
}
