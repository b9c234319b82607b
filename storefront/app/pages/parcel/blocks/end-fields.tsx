import type { Problem } from '@rialto/contract/shapes/cart.ts';
import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { GuestPhone } from '../../../features/ordering/blocks/guest-phone.tsx';
import type { End } from '../form/parcel-form.ts';

type Props = {
  kind: 'sender' | 'receiver';
  end: End;
  onChange: (part: Partial<End>) => void;
  /** A new value shows a phone number that was not typed. */
  round: string;
  isSignedIn: boolean;
  problems: readonly Problem[];
};

const SHORT = 100;
const NOTE = 500;

/** The contact and the door at one end of the way. */
export function EndFields({ kind, end, onChange, round, isSignedIn, problems }: Props) {
  const isReceiver = kind === 'receiver';
  const errorOf = (...codes: string[]) => problems.find(({ code }) => codes.includes(code))?.message;
  const field = (name: 'name' | 'road' | 'house' | 'floor' | 'note', maxLength = SHORT) => ({
    name: `${kind}_${name}`,
    value: end[name],
    maxLength,
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [name]: currentTarget.value }),
  });
  return (
    <div className="grid grid-cols-6 gap-3">
      <Input
        {...field('name')}
        className="col-span-6 sm:col-span-3"
        label={isReceiver ? t('parcel.receiver_name') : t('parcel.name')}
        required={isReceiver || !isSignedIn}
        autoComplete={isReceiver ? 'off' : 'name'}
        error={errorOf('name_required', 'receiver_name_required')}
      />
      <div className="col-span-6 sm:col-span-3">
        <GuestPhone
          key={round}
          label={isReceiver ? t('parcel.phone_receiver') : t('parcel.phone')}
          value={end.phone}
          error={errorOf('phone_required', 'phone_invalid', 'receiver_phone_required', 'receiver_phone_invalid')}
          onChange={(phone) => onChange({ phone })}
        />
      </div>
      <Input {...field('road')} className="col-span-2" label={t('parcel.road')} />
      <Input {...field('house')} className="col-span-2" label={t('parcel.house')} />
      <Input {...field('floor')} className="col-span-2" label={t('checkout.floor')} />
      <Input
        {...field('note', NOTE)}
        className="col-span-6"
        label={isReceiver ? t('parcel.note_to') : t('parcel.note_from')}
        placeholder={t('parcel.note_placeholder')}
      />
    </div>
  );
}

/** Problems that the fields show themselves. */
export const problemsOfFields = new Set([
  'name_required',
  'phone_required',
  'phone_invalid',
  'receiver_name_required',
  'receiver_phone_required',
  'receiver_phone_invalid',
]);
