import { addCourier, changeCourier, listCouriers, type Courier } from '@rialto/contract/calls/console/couriers.ts';
import { vehicles, type Vehicle } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useState, type FormEvent } from 'react';
import { faultText } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { vehicleText, type Zone } from './courier-words.ts';

type Props = {
  isOpen: boolean;
  /** Null adds a courier. */
  courier: Courier | null;
  zones: readonly Zone[];
  onClose: () => void;
  onAdded: (courier: Courier) => void;
};

export function CourierDialog({ isOpen, courier, zones, onClose, onAdded }: Props) {
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={courier ? t('console.couriers_change') : t('console.couriers_add')}
      closeLabel={t('console.close')}
      size="sm"
    >
      {isOpen && <CourierForm courier={courier} zones={zones} onClose={onClose} onAdded={onAdded} />}
    </Dialog>
  );
}

function CourierForm({ courier, zones, onClose, onAdded }: Omit<Props, 'isOpen'>) {
  const [error, setError] = useState<string | null>(null);
  const onRefused = (fault: unknown) => setError(faultText(fault));
  const changes = [listCouriers];
  const adding = useAction(addCourier, { changes, onDone: onAdded, onRefused });
  const changing = useAction(changeCourier, { changes, onDone: onClose, onRefused });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = fieldsOf(new FormData(event.currentTarget));
    if (courier) changing.run({ params: { id: courier.id }, body });
    else adding.run({ body });
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={submit}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          name="f_name"
          label={t('console.couriers_first_name')}
          defaultValue={courier?.f_name}
          required
          maxLength={80}
          data-autofocus
        />
        <Input
          name="l_name"
          label={t('console.couriers_last_name')}
          defaultValue={courier?.l_name}
          required
          maxLength={80}
        />
      </div>
      <Input
        name="phone"
        type="tel"
        dir="ltr"
        label={t('console.couriers_phone')}
        defaultValue={courier?.phone}
        required
        maxLength={20}
      />
      <Select
        name="vehicle"
        label={t('console.couriers_vehicle')}
        defaultValue={courier?.vehicle ?? 'motorbike'}
        options={vehicles.map((vehicle) => ({ value: vehicle, label: vehicleText(vehicle) }))}
      />
      <Select
        name="zone_id"
        label={t('console.couriers_zone')}
        defaultValue={String(courier?.zone_id ?? zones[0]?.id ?? '')}
        options={zones.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {error && (
        <p role="alert" className="font-medium text-danger-text">
          {error}
        </p>
      )}
      <Button type="submit" isFull isLoading={adding.isRunning || changing.isRunning}>
        {courier ? t('console.save') : t('console.couriers_add')}
      </Button>
    </form>
  );
}

function fieldsOf(form: FormData) {
  const text = (name: string) => (form.get(name) as string | null)?.trim() ?? '';
  return {
    f_name: text('f_name'),
    l_name: text('l_name'),
    phone: text('phone'),
    vehicle: text('vehicle') as Vehicle,
    zone_id: Number(text('zone_id')),
  };
}
