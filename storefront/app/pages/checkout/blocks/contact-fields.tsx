import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import type { Contact } from '../../../features/ordering/form/contact.ts';
import { GuestPhone } from '../../../features/ordering/blocks/guest-phone.tsx';

type Props = {
  contact: Contact;
  onChange: (contact: Contact) => void;
  problems: Problem[];
};

/** Name and phone of a guest, typed on the page itself. */
export function ContactFields({ contact, onChange, problems }: Props) {
  const messageOf = (...codes: string[]) => problems.find(({ code }) => codes.includes(code))?.message;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Input
        label={t('checkout.contact_name')}
        required
        autoComplete="name"
        maxLength={100}
        value={contact.contact_person_name}
        error={messageOf('name_required')}
        onChange={({ currentTarget }) => onChange({ ...contact, contact_person_name: currentTarget.value })}
      />
      <GuestPhone
        value={contact.contact_person_number}
        error={messageOf('phone_required', 'phone_invalid')}
        onChange={(contact_person_number) => onChange({ ...contact, contact_person_number })}
      />
    </div>
  );
}
