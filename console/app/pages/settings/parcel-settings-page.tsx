import { ForbiddenFields } from './fields/forbidden-fields.tsx';
import { ParcelsCard } from './lists/parcels-card.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** What can be sent as a parcel, what it costs, and what couriers do not carry. OPS-12. */
export function ParcelSettingsPage() {
  return (
    <SettingsFrame active="parcels">
      <SettingsForm>
        {(props) => (
          <>
            <ParcelsCard symbol={props.draft.currency.symbol} />
            <ForbiddenFields {...props} />
          </>
        )}
      </SettingsForm>
    </SettingsFrame>
  );
}
