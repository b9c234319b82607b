import { changeSettings, type Profile } from '@rialto/contract/calls/account/profile.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { callApi } from '../../../platform/api/api.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { PushSwitch } from '../../../features/push/push-switch.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { refreshProfile } from '../../../features/account/profile.ts';

type NotificationChoices = Pick<Profile, 'order_notifications' | 'offer_notifications'>;

/** Notification settings. A switch changes optimistically and reverts if saving fails. */
export function NotificationSettings({ profile }: { profile: Profile }) {
  const [wanted, setWanted] = useState<Partial<NotificationChoices>>({});
  const now = { ...profile, ...wanted };

  async function change(choice: Partial<NotificationChoices>) {
    setWanted((before) => ({ ...before, ...choice }));
    try {
      const { message } = await callApi(changeSettings, { body: choice });
      toasts.show({ id: 'settings', kind: 'success', text: message });
      await refreshProfile();
    } catch (thrown) {
      showErrors(thrown);
    }
    setWanted({});
  }

  return (
    <div className="divide-y divide-hairline">
      <Switch
        label={t('profile.notify_orders')}
        hint={t('profile.notify_orders_text')}
        checked={now.order_notifications === 1}
        onChange={(event) => void change({ order_notifications: Number(event.target.checked) })}
      />
      <PushSwitch isWanted={now.order_notifications === 1} />
      <Switch
        label={t('profile.notify_offers')}
        hint={t('profile.notify_offers_text')}
        checked={now.offer_notifications === 1}
        onChange={(event) => void change({ offer_notifications: Number(event.target.checked) })}
      />
    </div>
  );
}
