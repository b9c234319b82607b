import { ChargeFields } from './fields/charge-fields.tsx';
import { OrderFields } from './fields/order-fields.tsx';
import { ReasonsCard } from './lists/reasons-card.tsx';
import { TipsCard } from './lists/tips-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** Rules of orders, charges, suggested tips, and reasons to cancel. OPS-12. */
export function OrderSettingsPage() {
  return (
    <SettingsFrame active="orders">
      <SettingsForm>
        {(props) => (
          <>
            <OrderFields {...props} />
            <ChargeFields {...props} />
            <TipsCard symbol={props.draft.currency.symbol} />
            <ReasonsCard />
          </>
        )}
      </SettingsForm>
    </SettingsFrame>
  );
}
