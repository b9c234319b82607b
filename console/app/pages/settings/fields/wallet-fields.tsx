import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import { useShop } from '../../../platform/shop.ts';
import type { GroupProps } from '../group-props.ts';

/** The wallet and how much can be added at once. */
export function WalletFields({ draft, onChange }: GroupProps) {
  const shop = useShop();
  const limits = draft.top_up ?? { minimum: shop?.minimum_add_fund ?? 0, maximum: shop?.maximum_add_fund ?? 0 };
  return (
    <SectionCard title={t('console.settings_wallet')}>
      <Switch
        label={t('console.settings_wallet_on')}
        hint={t('console.settings_wallet_hint')}
        checked={draft.wallet}
        onChange={({ currentTarget }) => onChange({ wallet: currentTarget.checked })}
      />
      {draft.wallet && (
        <div className="grid gap-3 sm:grid-cols-2">
          <NumberField
            label={t('console.settings_top_up_least')}
            prefix={draft.currency.symbol}
            min={0}
            value={limits.minimum}
            onChange={(minimum) => onChange({ top_up: { ...limits, minimum: minimum ?? 0 } })}
          />
          <NumberField
            label={t('console.settings_top_up_most')}
            prefix={draft.currency.symbol}
            min={0}
            value={limits.maximum}
            onChange={(maximum) => onChange({ top_up: { ...limits, maximum: maximum ?? 0 } })}
          />
        </div>
      )}
    </SectionCard>
  );
}
