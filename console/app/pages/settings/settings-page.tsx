import { ContactFields } from './fields/contact-fields.tsx';
import { CurrencyFields } from './fields/currency-fields.tsx';
import { LinkFields } from './fields/link-fields.tsx';
import { PlaceFields } from './fields/place-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/** The shop itself: name, contact, place, money. OPS-12. */
export function SettingsPage() {
  return (
    <SettingsFrame active="shop">
      <SettingsForm>
        {(props) => (
          <>
            <ContactFields {...props} />
            <PlaceFields {...props} />
            <CurrencyFields {...props} />
            <LinkFields {...props} />
          </>
        )}
      </SettingsForm>
    </SettingsFrame>
  );
}
