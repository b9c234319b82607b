import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import type { PushState } from '../../platform/push/push-subscription.ts';
import { usePush } from './use-push.ts';

/** Push messages of this browser, as they really are; `isWanted` is the customer's choice for all devices. */
export function PushSwitch({ isWanted }: { isWanted: boolean }) {
  const { state, isBusy, turnOn, turnOff } = usePush();
  return (
    <Switch
      label={t('push.switch')}
      hint={<span aria-live="polite">{hintFor(state, isWanted)}</span>}
      checked={state === 'on'}
      disabled={isBusy || state === null || state === 'unsupported' || state === 'blocked'}
      onChange={({ target }) => void (target.checked ? turnOn() : turnOff())}
    />
  );
}

function hintFor(state: PushState | null, isWanted: boolean): string {
  if (state === 'unsupported') return t('push.unsupported');
  if (state === 'blocked') return t('push.blocked');
  if (state === 'on' && !isWanted) return t('push.on_but_unwanted');
  return state === 'on' ? t('push.on') : t('push.off');
}
