import { EMAIL_MAX_LENGTH } from '@rialto/contract/shapes/email-address.ts';
import { t } from '@rialto/texts/text.ts';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { isEmailAddress } from '../../../platform/forms/is-email-address.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { nobody, type Contact } from '../../../features/ordering/form/contact.ts';

// Lazy, so that the phone rules of all countries load with the dialog and not with the page.
const PhoneField = lazy(async () => ({
  default: (await import('../../../cards/addresses/phone-field.tsx')).PhoneField,
}));

type Props = {
  isOpen: boolean;
  contact: Contact;
  /** Guests have no account with an email. */
  isEmailNeeded: boolean;
  onClose: () => void;
  onSave: (contact: Contact) => void;
};

/** Name, phone and email of the contact (CHK-06). */
export function ContactDialog({ isOpen, onClose, ...form }: Props) {
  return (
    <Dialog open={isOpen} onClose={onClose} title={t('checkout.contact')} closeLabel={t('action.close')}>
      <ContactForm {...form} />
    </Dialog>
  );
}

type Problems = Partial<Record<keyof Contact, string>>;

function ContactForm({ contact, isEmailNeeded, onSave }: Omit<Props, 'isOpen' | 'onClose'>) {
  const [typed, setTyped] = useState(contact);
  const [problems, setProblems] = useState<Problems>({});
  // The phone field has its own state; a new key resets it.
  const [round, setRound] = useState(0);
  const change = (part: Partial<Contact>) => {
    setTyped({ ...typed, ...part });
    setProblems({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog is nested in the page's form: stop the submit event here.
    event.stopPropagation();
    const found = problemsOf(typed, isEmailNeeded);
    setProblems(found);
    if (Object.keys(found).length === 0) return onSave(trimmed(typed));
    const form = event.currentTarget;
    // Invalid fields are marked after the next render.
    setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Input
        label={t('checkout.contact_name')}
        required
        autoComplete="name"
        maxLength={100}
        data-autofocus
        value={typed.contact_person_name}
        error={problems.contact_person_name}
        onChange={({ currentTarget }) => change({ contact_person_name: currentTarget.value })}
      />
      <Suspense fallback={<Skeleton className="h-19" />}>
        <PhoneField
          key={round}
          label={t('checkout.contact_phone')}
          required
          value={typed.contact_person_number}
          error={problems.contact_person_number}
          onChange={(contact_person_number) => change({ contact_person_number })}
        />
      </Suspense>
      <Input
        type="email"
        label={t('checkout.contact_email')}
        required={isEmailNeeded}
        dir="ltr"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        value={typed.contact_person_email}
        error={problems.contact_person_email}
        onChange={({ currentTarget }) => change({ contact_person_email: currentTarget.value })}
      />
      <div className="mt-2 grid grid-cols-2 gap-3">
        <Button
          kind="secondary"
          onClick={() => {
            change(nobody);
            setRound(round + 1);
          }}
        >
          {t('checkout.reset')}
        </Button>
        <Button type="submit">{t('checkout.save')}</Button>
      </div>
    </form>
  );
}

function problemsOf(typed: Contact, isEmailNeeded: boolean): Problems {
  const { contact_person_name, contact_person_number, contact_person_email } = trimmed(typed);
  return {
    ...(contact_person_name === '' && { contact_person_name: t('refusal.name_required') }),
    ...(contact_person_number === '' && { contact_person_number: t('refusal.phone_required') }),
    ...(isEmailNeeded && contact_person_email === '' && { contact_person_email: t('refusal.email_required') }),
    ...(contact_person_email !== '' &&
      !isEmailAddress(contact_person_email) && { contact_person_email: t('refusal.email_invalid') }),
  };
}

function trimmed({ contact_person_name, contact_person_number, contact_person_email }: Contact): Contact {
  return {
    contact_person_name: contact_person_name.trim(),
    contact_person_number: contact_person_number.trim(),
    contact_person_email: contact_person_email.trim(),
  };
}
