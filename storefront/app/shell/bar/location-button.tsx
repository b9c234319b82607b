import { t } from '@rialto/texts/text.ts';
import { ChevronDown, MapPin } from 'lucide-react';
import { lazy, useState } from 'react';
import { paths } from '../../platform/navigation/paths.ts';
import { useDevice } from '../../platform/session/device.ts';
import { LazyBoundary } from '../lazy-boundary.tsx';

const loadPicker = async () => ({
  default: (await import('../../features/location/address-picker.tsx')).AddressPicker,
});
const AddressPicker = lazy(loadPicker);

const buttonClass =
  'flex min-h-11 min-w-0 items-center gap-1.5 rounded-full px-2 text-sm text-ink hover:bg-wash sm:px-3 wide:max-w-44';

/** The delivery address. A click loads the picker; without JavaScript it is a link to a page. */
export function LocationButton() {
  const [isOpened, setOpened] = useState(false);
  const address = useDevice('location') ?? t('shell.your_location');
  const label = t('shell.deliver_to', { address });
  const content = (
    <>
      <MapPin className="size-4 shrink-0 text-accent-text" aria-hidden />
      {/* dir=auto: otherwise Arabic layout would move the number of "12 Harbour Street" to the end. */}
      <span dir="auto" className="line-clamp-2 font-medium break-words max-sm:text-xs sm:line-clamp-1">
        {address}
      </span>
      <ChevronDown className="size-4 shrink-0 text-ink-faint max-sm:hidden" aria-hidden />
    </>
  );
  const link = (
    <a
      href={paths.locate()}
      aria-haspopup="dialog"
      aria-label={label}
      className={buttonClass}
      onPointerEnter={() => void loadPicker()}
      onFocus={() => void loadPicker()}
      onClick={(event) => {
        event.preventDefault();
        setOpened(true);
      }}
    >
      {content}
    </a>
  );
  if (!isOpened) return link;
  return (
    <LazyBoundary fallback={link}>
      <AddressPicker label={label} className={buttonClass}>
        {content}
      </AddressPicker>
    </LazyBoundary>
  );
}
