import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import {
  readServices,
  removeService,
  testService,
  type ServiceName,
  type Services,
} from '@rialto/contract/calls/console/services.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { useState, type SubmitEvent } from 'react';
import { useAction } from '../../../platform/use-action.ts';

type Props = { name: ServiceName; source: Services['mail']['source']; recipient?: { label: string; type: string } };

/** The test button of a service with its result, and the way to remove its settings. */
export function ServiceActions({ name, source, recipient }: Props) {
  const [to, setTo] = useState('');
  const [result, setResult] = useState<{ is_working: boolean; message: string } | null>(null);
  const testing = useAction(testService, { onDone: setResult });
  const removing = useAction(removeService, { changes: [readServices, readGoLive] });
  if (source === 'none') return null;
  const test = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setResult(null);
    testing.run({ params: { name }, body: recipient ? { to } : {} });
  };
  return (
    <div className="border-t border-hairline pt-4">
      <form onSubmit={test} className="flex flex-wrap items-end gap-3">
        {recipient && (
          <Input
            required
            dir="ltr"
            type={recipient.type}
            label={recipient.label}
            className="min-w-60 flex-1"
            value={to}
            onChange={({ currentTarget }) => setTo(currentTarget.value)}
          />
        )}
        <Button type="submit" kind="secondary" isLoading={testing.isRunning}>
          {recipient ? t('console.services_send_test') : t('console.services_check')}
        </Button>
        {source === 'console' && (
          <Button kind="ghost" isLoading={removing.isRunning} onClick={() => removing.run({ params: { name } })}>
            {t('console.services_remove')}
          </Button>
        )}
      </form>
      <p
        role="status"
        className={classNames('mt-2 font-medium', result?.is_working ? 'text-success-text' : 'text-danger-text')}
      >
        {result?.message}
      </p>
    </div>
  );
}
