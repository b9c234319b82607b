import type { SavedAddress } from '@rialto/contract/calls/addresses.ts';
import { t } from '@rialto/texts/text.ts';
import { UserRound } from 'lucide-react';
import { useLocation } from 'react-router';
import { AddressKindIcon, addressKindText } from '../../cards/addresses/address-kind.tsx';
import { dialogs, type PickedPlace } from '../../shared/dialogs.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useAddresses } from '../../shared/saved-addresses.ts';
import { useIsSignedIn } from '../../platform/session/account.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton, SkeletonGroup } from '@rialto/ui/feedback/skeleton.tsx';

type Props = { onPick: (place: PickedPlace) => void; onDone: () => void };

/** The customer's saved addresses; guests see a sign-in prompt. */
export function SavedAddressChoices(props: Props) {
  return useIsSignedIn() ? <CustomerAddresses {...props} /> : <SignInPrompt onDone={props.onDone} />;
}

function CustomerAddresses({ onPick, onDone }: Props) {
  const list = useAddresses();
  const add = () => {
    onDone();
    dialogs.open({ name: 'address-form', editing: null, onDone: ignore });
  };
  return (
    <section aria-label={t('address.list_title')} className="mt-2 border-t border-hairline pt-2">
      <div className="flex items-center justify-between gap-3 ps-3">
        <h2 className="text-xs font-medium text-ink-soft">{t('address.list_title')}</h2>
        <Button kind="ghost" size="sm" onClick={add}>
          {t('address.add')}
        </Button>
      </div>
      {list.kind === 'loading' && <Waiting />}
      {list.kind === 'error' && <Failed onRetry={list.refetch} />}
      {list.kind === 'ready' && list.data.length === 0 && (
        <p className="px-3 py-2 text-sm text-ink-soft">{t('address.none_title')}</p>
      )}
      {list.kind === 'ready' && (
        <ul>
          {list.data.map((address) => (
            <li key={address.id}>
              <AddressButton address={address} onPick={() => onPick(placeOf(address))} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const ignore = () => undefined;

function placeOf({ latitude, longitude, zone_ids, address }: SavedAddress): PickedPlace {
  return { point: { lat: latitude, lng: longitude }, zoneIds: zone_ids, address };
}

/** An address outside all zones is listed but disabled. */
function AddressButton({ address, onPick }: { address: SavedAddress; onPick: () => void }) {
  const isServed = address.zone_ids.length > 0;
  return (
    <button
      type="button"
      disabled={!isServed}
      onClick={onPick}
      className="flex min-h-12 w-full items-center gap-3 rounded-md px-3 py-2 text-start enabled:hover:bg-wash"
    >
      <span className="grid size-9 shrink-0 place-items-center rounded-full bg-sunken text-ink-soft [&>svg]:size-5">
        <AddressKindIcon type={address.address_type} />
      </span>
      <span className="min-w-0">
        <span className="block truncate font-medium text-ink">{addressKindText(address.address_type)}</span>
        <span className="line-clamp-2 text-sm break-words text-ink-soft">
          <bdi>{isServed ? address.address : t('refusal.zone_not_served')}</bdi>
        </span>
      </span>
    </button>
  );
}

function Waiting() {
  return (
    <SkeletonGroup label={t('address.loading')} className="flex flex-col gap-2 p-3">
      <Skeleton className="h-10" />
      <Skeleton className="h-10" />
    </SkeletonGroup>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 p-3 text-sm text-ink-soft">
      {t('address.failed')}
      <Button kind="secondary" size="sm" onClick={onRetry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}

function SignInPrompt({ onDone }: { onDone: () => void }) {
  const { pathname, search } = useLocation();
  return (
    <div className="mt-2 flex items-start gap-3 rounded-md bg-sunken p-3 text-sm text-ink-soft">
      <UserRound className="mt-0.5 size-5 shrink-0" aria-hidden />
      <div>
        <p>{t('location.saved_need_login')}</p>
        <Link
          to={paths.signInFrom(`${pathname}${search}`)}
          onClick={onDone}
          className="touch-area mt-1 inline-block font-semibold text-accent-text hover:underline"
        >
          {t('shell.sign_in')}
        </Link>
      </div>
    </div>
  );
}
