import { t } from '@rialto/texts/text.ts';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { isEmailAddress } from '../../../platform/forms/is-email-address.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { nobody, type Contact } from '../form/destination.ts';

// The rules of all countries come with the dialog, not with the page.
const PhoneField = lazy(async () => ({ default: (await import('../../../cards/phone-field.tsx')).PhoneField }));

type Props = {
  isOpen: boolean;
  contact: Contact;
  /** A guest has no account that knows it. */
  isEmailNeeded: boolean;
  onClose: () => void;
  onSave: (contact: Contact) => void;
};

/** Name, phone and e-mail of whoever is called (CHK-06). */
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
  // The phone keeps what is typed in its own way; a new round makes it begin anew.
  const [round, setRound] = useState(0);
  const change = (part: Partial<Contact>) => {
    setTyped({ ...typed, ...part });
    setProblems({});
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The dialog is inside the page's tree: nothing else must take this for its own.
    event.stopPropagation();
    const found = problemsOf(typed, isEmailNeeded);
    setProblems(found);
    if (Object.keys(found).length === 0) return onSave(trimmed(typed));
    const form = event.currentTarget;
    // What is wrong is marked with the next picture.
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
        maxLength={254}
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
