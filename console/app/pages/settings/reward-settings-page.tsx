import { LoyaltyFields } from './fields/loyalty-fields.tsx';
import { WalletFields } from './fields/wallet-fields.tsx';
import { BonusesCard } from './lists/bonuses-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Wallet, points, referrals and the discount on a first order. OPS-12. */
export function RewardSettingsPage() {
  return (
    <SettingsFrame active="rewards">
      <SettingsForm>
        {(props) => (
          <>
            <WalletFields {...props} />
            {props.draft.wallet && <BonusesCard symbol={props.draft.currency.symbol} />}
            <LoyaltyFields {...props} />
          </>
        )}
      </SettingsForm>
    </SettingsFrame>
  );
}
