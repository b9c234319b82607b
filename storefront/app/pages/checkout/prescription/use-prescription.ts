import { placePrescription } from '@rialto/contract/calls/placing.ts';
import type { Problem } from '@rialto/contract/shapes/cart.ts';
import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useProfile } from '../../../features/account/profile.ts';
import { saveAddress } from '../../../features/addresses/save-address.ts';
import { focusFirstProblem } from '../form/focus-first-problem.ts';
import { saveGuestContact } from '../../../features/ordering/form/save-guest-contact.ts';
import { sendOrder, type Outcome } from '../../../features/ordering/form/send-order.ts';
import { useDestination, wholeDestination } from '../form/use-destination.ts';
import { addressBody, type OrderType } from '../form/checkout-form.ts';
import { contactBody } from '../../../features/ordering/form/contact.ts';
import { callApi } from '../../../platform/api/api.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { ownerFields } from '../../../platform/session/guest.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { contactOfProfile } from '../../../features/ordering/form/contact-of-profile.ts';

type PrescriptionForm = { pictures: File[]; orderType: OrderType; note: string; tip: number };

/** The state of a prescription order and how it is sent (CHK-12). */
export function usePrescription(store: StoreDetail) {
  const navigate = useNavigate();
  const { country } = useRootData().config;
  const isSending = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isLost, setIsLost] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<Problem[]>([]);
  const [form, setForm] = useState<PrescriptionForm>({
    pictures: [],
    orderType: store.delivery === 1 ? 'delivery' : 'take_away',
    note: '',
    tip: 0,
  });
  const destination = useDestination(store.zone_id, contactOfProfile(useProfile()));
  const isDelivery = form.orderType === 'delivery';
  const where = wholeDestination(destination, isDelivery);
  const missing: Problem[] = [
    ...(form.pictures.length === 0 ? [{ code: 'prescription_missing', message: t('prescription.missing') }] : []),
    ...destination.missing(isDelivery),
  ];
  const change = (part: Partial<PrescriptionForm>) => {
    setRefused([]);
    setForm((before) => ({ ...before, ...part }));
  };
  const take = async (outcome: Outcome) => {
    if (outcome.kind === 'placed') {
      if (!destination.isSignedIn) await saveGuestContact(destination.named, country);
      if (destination.shouldSave && where && isDelivery) await saveAddress(where).catch(showErrors);
      return void navigate(paths.orderPlaced(outcome.placed.order_id), { replace: true });
    }
    isSending.current = false;
    setIsBusy(false);
    setIsLost(outcome.kind === 'lost');
    if (outcome.kind !== 'refused') return;
    destination.keepAsSent(false);
    setRefused(outcome.problems);
    focusFirstProblem(outcome.problems);
  };
  const send = () => {
    if (isSending.current) return;
    setHasTried(true);
    if (missing.length > 0 || !where) return focusFirstProblem(missing);
    isSending.current = true;
    setIsBusy(true);
    destination.keepAsSent(true);
    const body = {
      store_id: store.id,
      order_type: form.orderType,
      ...(isDelivery && addressBody(where)),
      ...contactBody(destination.named),
      ...(form.note.trim() !== '' && { order_note: form.note.trim() }),
      ...(isDelivery && form.tip > 0 && { dm_tips: form.tip }),
    };
    const content = JSON.stringify([
      body,
      form.pictures.map(({ name, size, lastModified }) => [name, size, lastModified]),
    ]);
    void sendOrder(content, async (idempotencyKey) =>
      callApi(placePrescription, {
        body: { ...body, ...(await ownerFields()) },
        files: { order_attachment: form.pictures },
        idempotencyKey,
      }),
    ).then(take);
  };
  const shown = [...refused, ...(hasTried ? missing : [])];
  return { form, change, destination, isBusy, isLost, send, problems: shown, forgetLoss: () => setIsLost(false) };
}
