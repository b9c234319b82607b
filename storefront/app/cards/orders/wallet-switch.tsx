import type { WalletOffer } from '@rialto/contract/shapes/fields.ts';
import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { Wallet } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useChargedMoney } from '../../words/charged-money.ts';

type Props = Pick<ComponentProps<'input'>, 'checked' | 'disabled' | 'onChange' | 'className'> & { offer: WalletOffer };

/** Pays a part from the wallet and leaves the rest to another method. */
export function WalletSwitch({ offer, className, ...rest }: Props) {
  const money = useChargedMoney();
  return (
    <Switch
      {...rest}
      label={
        <span className="flex items-center gap-3">
          <Wallet className="size-5 shrink-0 text-ink-soft" aria-hidden />
          {t('checkout.use_wallet', { amount: money(offer.amount) })}
        </span>
      }
      hint={<span className="block ps-8">{t('checkout.use_wallet_hint', { amount: money(offer.due) })}</span>}
      className={classNames(
        'rounded-md border border-hairline bg-surface px-3 transition hover:border-outline has-[:checked]:border-accent has-[:checked]:bg-accent-soft',
        className,
      )}
    />
  );
}
