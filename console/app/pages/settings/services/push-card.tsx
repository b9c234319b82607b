import { testPush } from '@rialto/contract/calls/console/services.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { useState } from 'react';
import { SectionCard } from '../../../cards/section-card.tsx';
import { callApi } from '../../../platform/api.ts';
import { faultText } from '../../../platform/toasts.ts';
import { ownSubscription } from './own-subscription.ts';

type Result = { is_working: boolean; message: string };

/** Push messages need no settings, but can be tried. */
export function PushCard({ isOn }: { isOn: boolean }) {
  const [result, setResult] = useState<Result | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  const test = async () => {
    setIsRunning(true);
    setResult(await sendTest().catch((fault: unknown) => failed(faultText(fault))));
    setIsRunning(false);
  };
  return (
    <SectionCard
      title={t('console.services_push')}
      text={isOn ? t('console.services_push_on') : t('console.services_push_off')}
    >
      {isOn && (
        <>
          <Button kind="secondary" className="self-start" isLoading={isRunning} onClick={() => void test()}>
            {t('console.services_push_test')}
          </Button>
          <p
            role="status"
            className={classNames('font-medium', result?.is_working ? 'text-success-text' : 'text-danger-text')}
          >
            {result?.message}
          </p>
        </>
      )}
    </SectionCard>
  );
}

async function sendTest(): Promise<Result> {
  const subscription = await ownSubscription();
  return subscription === null
    ? failed(t('console.services_push_blocked'))
    : callApi(testPush, { body: { subscription } });
}

function failed(message: string): Result {
  return { is_working: false, message };
}
