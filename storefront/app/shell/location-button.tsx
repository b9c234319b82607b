import { t } from '@rialto/texts/text.ts';
import { ChevronDown, MapPin } from 'lucide-react';
import { lazy, useState } from 'react';
import { paths } from '../platform/navigation/paths.ts';
import { useDevice } from '../platform/session/device.ts';
import { LazyBoundary } from './lazy-boundary.tsx';

const loadPicker = async () => ({ default: (await import('../features/location/address-picker.tsx')).AddressPicker });
const AddressPicker = lazy(loadPicker);

const buttonClass =
  'flex min-h-11 min-w-0 items-center gap-1.5 rounded-full px-2 text-sm text-ink hover:bg-wash sm:px-3 wide:max-w-44';

/** Where it will be delivered. The picker comes when somebody wants it; without scripts the link leads to a page. */
export function LocationButton() {
  const [isWanted, setWanted] = useState(false);
  const address = useDevice('location') ?? t('shell.your_location');
  const label = t('shell.deliver_to', { address });
  const content = (
    <>
      <MapPin className="size-4 shrink-0 text-accent-text" aria-hidden />
      {/* An address keeps its own order: in Arabic "12 Harbour Street" would otherwise end with its number. */}
      <span dir="auto" className="truncate font-medium">
        {address}
      </span>
      <ChevronDown className="size-4 shrink-0 text-ink-faint" aria-hidden />
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
        setWanted(true);
      }}
    >
      {content}
    </a>
  );
  if (!isWanted) return link;
  return (
    <LazyBoundary fallback={link}>
      <AddressPicker label={label} className={buttonClass}>
        {content}
      </AddressPicker>
    </LazyBoundary>
  );
}
