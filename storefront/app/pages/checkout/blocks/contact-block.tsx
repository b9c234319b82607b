import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Pencil, UserRound } from 'lucide-react';
import { useState } from 'react';
import { saveGuestInfo } from '../../../shared/guest-info.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Tooltip } from '@rialto/ui/overlays/tooltip.tsx';
import { Block } from './block.tsx';
import { ContactDialog } from './contact-dialog.tsx';
import type { Contact } from '../form/destination.ts';
import type { DestinationState } from '../form/use-destination.ts';

type Props = { state: DestinationState; problems?: Problem[] | undefined };

/** The contact for the order. A guest's contact is stored on the device (CHK-06). */
export function ContactBlock({ state, problems }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const { contact, setContact, isSignedIn } = state;
  const save = (typed: Contact) => {
    if (!isSignedIn) saveGuestInfo(typed);
    setContact(typed);
    setIsOpen(false);
  };
  return (
    <Block area="contact" title={t('checkout.contact')} problems={problems}>
      <div className="flex items-center gap-3 rounded-md bg-sunken p-3 ps-4">
        <UserRound className="size-5 shrink-0 text-accent-text" aria-hidden />
        <div className="min-w-0 flex-1">
          {isSignedIn && contact.contact_person_number === '' ? (
            <Skeleton className="h-5 w-48 max-w-full" />
          ) : (
            <ContactLine contact={contact} />
          )}
        </div>
        <Tooltip text={t('checkout.enter_contact')}>
          {(props) => (
            <IconButton {...props} label={t('checkout.edit_contact')} size="sm" onClick={() => setIsOpen(true)}>
              <Pencil aria-hidden />
            </IconButton>
          )}
        </Tooltip>
      </div>
      {state.missing(false).length > 0 && (
        <Button kind="secondary" size="sm" className="mt-3" onClick={() => setIsOpen(true)}>
          {t('checkout.add_contact')}
        </Button>
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

/** Name and phone in one line, or that they are missing. */
export function ContactLine({ contact }: { contact: Contact }) {
  const { contact_person_name: name, contact_person_number: phone } = contact;
  if (name === '' && phone === '') return <p className="text-md text-ink-soft">{t('checkout.no_contact')}</p>;
  return (
    <p className="flex flex-wrap gap-x-3 text-md text-ink-soft">
      {name !== '' && <span className="text-ink">{name}</span>}
      {phone !== '' && <bdi dir="ltr">{phone}</bdi>}
    </p>
  );
}
