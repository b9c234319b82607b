import { t } from '@rialto/texts/text.ts';
import { MethodsCard } from './lists/methods-card.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Ways to pay outside the shop, such as a bank transfer. OPS-12. */
export function PaymentSettingsPage() {
  return (
    <SettingsFrame active="payment" text={t('console.methods_text')}>
      <div className="max-w-3xl">
        <MethodsCard />
      </div>
    </SettingsFrame>
  );
}
