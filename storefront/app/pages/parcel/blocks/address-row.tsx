import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { ChevronRight, CircleDot, MapPin } from 'lucide-react';
import type { End } from '../form/parcel-form.ts';

type Props = { kind: 'sender' | 'receiver'; end: End; isMissing: boolean; onPick: () => void };

/** The address of one end; a press opens the picker. */
export function AddressRow({ kind, end: { place }, isMissing, onPick }: Props) {
  const Icon = kind === 'sender' ? CircleDot : MapPin;
  const question = kind === 'sender' ? t('parcel.address_from') : t('parcel.address_to');
  return (
    <button
      type="button"
      onClick={onPick}
      aria-invalid={isMissing || undefined}
      className={classNames(
        'flex min-h-15 w-full items-center gap-3 rounded-md border px-3.5 py-2 text-start transition hover:border-ink-soft',
        isMissing ? 'border-danger' : 'border-outline',
      )}
    >
      <Icon className="size-5 shrink-0 text-accent-text" aria-hidden />
      <span className="min-w-0 flex-1">
        {place && <span className="block text-xs text-ink-soft">{question}</span>}
        <span className={classNames('line-clamp-2', place ? 'font-medium text-ink' : 'text-ink-soft')}>
          <bdi>{place?.address ?? question}</bdi>
        </span>
      </span>
      <ChevronRight className="mirror size-5 shrink-0 text-ink-faint" aria-hidden />
    </button>
  );
}
