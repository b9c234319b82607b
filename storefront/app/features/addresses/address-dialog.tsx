import { t } from '@rialto/texts/text.ts';
import { useId, useRef, type FormEvent } from 'react';
import type { AddressFields } from '../../shared/address.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { AddressContactFields } from './address-contact-fields.tsx';
import { AddressDoorFields } from './address-door-fields.tsx';
import type { Contact } from './address-form.ts';
import { AddressMap } from './address-map.tsx';
import { AddressPlaceFields } from './address-place-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

type Props = { editing: AddressFields | null; contact: Contact; onDone: (saved: AddressFields) => void };

/** Adds or edits an address: map, label and contact (ADR-01). */
export function AddressDialog({ editing, contact, onDone }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const state = useAddressForm({
    editing,
    contact,
    onSaved(saved) {
      dialogs.close('address-form');
      onDone(saved);
    },
  });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state.isSaving || state.isLooking) return;
    if (!(await state.save())) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }

  return (
    <Dialog
      open
      onClose={() => dialogs.close('address-form')}
      title={editing ? t('address.edit_title') : t('address.add_title')}
      closeLabel={t('action.close')}
      size="xl"
      isFlush
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="ghost" size="lg" onClick={state.reset} disabled={state.isSaving}>
            {t('address.reset')}
          </Button>
          <Button
            type="submit"
            form={id}
            size="lg"
            isLoading={state.isSaving || state.isLooking}
            className="max-sm:flex-1"
          >
            {editing ? t('address.update') : t('address.add')}
          </Button>
        </div>
      }
    >
      <div className="md:grid md:h-[min(66vh,40rem)] md:grid-cols-[1fr_1.1fr]">
        <AddressMap pin={state.pin} />
        <form
          ref={form}
          id={id}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="flex flex-col gap-6 px-5 py-5 sm:px-6 md:overflow-y-auto md:overscroll-contain"
        >
          <AddressPlaceFields state={state} />
          <AddressDoorFields state={state} />
          <AddressContactFields key={state.resets} state={state} />
        </form>
      </div>
    </Dialog>
  );
}
