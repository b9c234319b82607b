import { t } from '@rialto/texts/text.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ReceivedParcel } from './received-parcel.tsx';
import { ReceivingFailed } from './receiving-failed.tsx';
import { ReceivingSkeleton } from './receiving-skeleton.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useReceivedParcel } from './use-received-parcel.ts';

/**
 * The page of the receiver of a parcel (PAR-04). The token is the fragment of the URL, which browsers never send;
 * the server therefore renders the skeleton only.
 */
export default function Receive() {
  const token = useLinkToken();
  const state = useReceivedParcel(token);
  const isLoading = token === undefined || (token !== null && state.kind === 'loading');
  return (
    <Container className="bare-frame py-6 lg:py-10">
      <PageHead title={t('receiving.title')} path="/receive" isUnlisted />
      <div className="mx-auto max-w-5xl">
        <div className="mb-4 flex justify-end">
          <LanguageSwitch />
        </div>
        {isLoading && <ReceivingSkeleton />}
        {token === null && <ReceivingFailed reason="unknown" />}
        {token && state.kind === 'error' && <ReceivingFailed reason="network" onRetry={state.refetch} />}
        {token && state.kind === 'ready' && state.data.kind === 'refused' && (
          <ReceivingFailed reason={state.data.reason} />
        )}
        {token && state.kind === 'ready' && state.data.kind === 'parcel' && (
          <ReceivedParcel token={token} parcel={state.data.parcel} isStale={state.isStale} onChanged={state.refetch} />
        )}
      </div>
    </Container>
  );
}
