import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Pencil, UserRound } from 'lucide-react';
import { useState } from 'react';
import { saveGuestInfo } from '../../../shared/guest-info.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Tooltip } from '@rialto/ui/overlays/tooltip.tsx';
import { Block } from '../../../features/ordering/blocks/block.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import { ContactFields } from './contact-fields.tsx';
import type { Contact } from '../../../features/ordering/form/contact.ts';
import type { DestinationState } from '../form/use-destination.ts';

type Props = { state: DestinationState; problems?: Problem[] | undefined };

/**
 * The contact for the order. A guest types name and phone here, or all of it in the dialog; it is stored on the device
 * (CHK-06).
 */
export function ContactBlock({ state, problems = [] }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { contact, setContact, isSignedIn } = state;
  // The fields stay while the guest is typing in them.
  const [hasFields, setHasFields] = useState(!isSignedIn && state.missing(false).length > 0);
  const save = (typed: Contact) => {
    if (!isSignedIn) saveGuestInfo(typed);
    setContact(typed);
    setHasFields(false);
    setIsOpen(false);
  };
  return (
    <Block
      area="contact"
      title={t('checkout.contact')}
      end={hasFields && <EditContact contact={contact} onEdit={() => setIsOpen(true)} />}
      // The fields show their problems themselves.
      problems={hasFields ? problems.filter(({ code }) => !ofFields.has(code)) : problems}
      className={hasFields ? 'lg:min-w-full' : undefined}
    >
      {hasFields ? (
        <ContactFields contact={contact} onChange={setContact} problems={problems} />
      ) : (
        <div className="flex items-center gap-3 rounded-md bg-sunken p-2 ps-4">
          <UserRound className="size-5 shrink-0 text-accent-text" aria-hidden />
          <div className="min-w-0 flex-1">
            {isSignedIn && contact.contact_person_number === '' ? (
              <Skeleton className="h-5 w-48 max-w-full" />
            ) : (
              <ContactLine contact={contact} />
            )}
          </div>
          <EditButton onEdit={() => setIsOpen(true)} />
        </div>
      )}
      <ContactDialog
        isOpen={isOpen}
        contact={contact}
        onClose={() => setIsOpen(false)}
        onSave={save}
        isEmailNeeded={!isSignedIn}
      />
    </Block>
  );
}

const ofFields = new Set(['name_required', 'phone_required', 'phone_invalid']);

/** Beside the title: that nothing is entered yet, and the dialog with all fields. */
function EditContact({ contact, onEdit }: { contact: Contact; onEdit: () => void }) {
  const isEmpty = contact.contact_person_name === '' && contact.contact_person_number === '';
  return (
    <span className="flex items-center gap-1 text-sm max-sm:-me-2 max-sm:text-xs">
      {isEmpty && <ContactLine contact={contact} />}
      <EditButton onEdit={onEdit} />
    </span>
  );
}

function EditButton({ onEdit }: { onEdit: () => void }) {
  return (
    <Tooltip text={t('checkout.enter_contact')}>
      {(props) => (
        <IconButton {...props} label={t('checkout.edit_contact')} size="sm" onClick={onEdit}>
          <Pencil aria-hidden />
        </IconButton>
      )}
    </Tooltip>
  );
}

/** Name and phone in one line, or that they are missing. */
function ContactLine({ contact }: { contact: Contact }) {
  const { contact_person_name: name, contact_person_number: phone } = contact;
  if (name === '' && phone === '') return <p className="text-ink-soft">{t('checkout.no_contact')}</p>;
  return (
    <p className="flex flex-wrap gap-x-3 text-md text-ink-soft">
      {name !== '' && (
        <span className="text-ink">
          <bdi>{name}</bdi>
        </span>
      )}
      {phone !== '' && <bdi dir="ltr">{phone}</bdi>}
    </p>
  );
}
