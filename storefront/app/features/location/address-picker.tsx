import type { Point } from '@rialto/contract/shapes/point.ts';
import { t } from '@rialto/texts/text.ts';
import { LocateFixed, Map as MapIcon, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode, type Ref } from 'react';
import { dialogs, type PickMode } from '../../shared/dialogs.ts';
import { useDevice } from '../../platform/session/device.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { Popover } from '@rialto/ui/overlays/popover.tsx';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import { browserPosition } from '../../platform/device/browser-position.ts';
import { lookUpPlace } from '../../shared/look-up-place.ts';
import { SavedAddressChoices } from './saved-address-choices.tsx';
import { useChangeLocation } from './use-change-location.ts';

type Props = { label: string; className: string; children: ReactNode };

/** The delivery address in the bar, and a popover to change it: current position, map or saved address. Opens on mount. */
export function AddressPicker({ label, className, children }: Props) {
  const address = useDevice('location');
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus();
    button.current?.click();
  }, []);
  return (
    <Popover
      label={label}
      align="start"
      isFlush
      className="w-80 p-2"
      trigger={({ ref, ...props }) => (
        <button type="button" {...props} ref={mergeRefs(ref, button)} aria-label={label} className={className}>
          {children}
        </button>
      )}
    >
      {(close) => <AddressChoices address={address} onDone={close} />}
    </Popover>
  );
}

/** Merges refs: the popover positions itself at the button, and we click it on mount. */
function mergeRefs<T>(...refs: Ref<T>[]): (element: T | null) => void {
  return (element) => {
    for (const ref of refs) {
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    }
  };
}

function AddressChoices({ address, onDone }: { address: string | null; onDone: () => void }) {
  const changeLocation = useChangeLocation();
  const [isLocating, setLocating] = useState(false);

  async function locate() {
    setLocating(true);
    const point = await browserPosition();
    const place = point && (await lookUpPlace(point));
    setLocating(false);
    if (!point || !place) return dialogs.open({ name: 'location-permission' });
    if (place.kind === 'refused') return toasts.show({ id: 'error', kind: 'error', text: place.message });
    onDone();
    if (place.address === null) return pickOnMap(point);
    await changeLocation({ point, zoneIds: place.zoneIds, address: place.address });
  }

  function pickOnMap(at?: Point) {
    onDone();
    const mode: PickMode = { kind: 'move', onPick: (place) => void changeLocation(place) };
    dialogs.open({ name: 'location-picker', mode, ...(at && { at }) });
  }

  return (
    <>
      <div className="px-3 pt-2 pb-3">
        <p className="text-xs text-ink-soft">{t('location.delivering_to')}</p>
        <p className="font-semibold break-words text-ink">
          <bdi>{address ?? t('shell.your_location')}</bdi>
        </p>
      </div>
      <Choice icon={LocateFixed} isBusy={isLocating} onClick={() => void locate()}>
        {t('location.use_current')}
      </Choice>
      <Choice icon={MapIcon} onClick={() => pickOnMap()}>
        {t('location.pick_from_map')}
      </Choice>
      <SavedAddressChoices
        onDone={onDone}
        onPick={(place) => {
          onDone();
          void changeLocation(place);
        }}
      />
    </>
  );
}

type ChoiceProps = { icon: LucideIcon; isBusy?: boolean; onClick: () => void; children: ReactNode };

function Choice({ icon: Icon, isBusy = false, onClick, children }: ChoiceProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-busy={isBusy || undefined}
      className="flex min-h-12 w-full items-center gap-3 rounded-md px-3 text-start font-medium text-ink hover:bg-wash"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        {isBusy ? <Spinner className="size-5" /> : <Icon className="size-5" aria-hidden />}
      </span>
      {children}
    </button>
  );
}
