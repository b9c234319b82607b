import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Bell, Volume2, VolumeX } from 'lucide-react';
import { askForNotifications, notificationPermission } from '../../features/orders/bell/notify.ts';
import { soundState, switchSoundOff, switchSoundOn } from '../../features/orders/bell/sound.ts';
import { useStore } from '../../platform/store.ts';

/** Sound and notifications of this device. */
export function BoardTools() {
  const sound = useStore(soundState);
  const permission = useStore(notificationPermission);
  return (
    <>
      {permission === 'default' && (
        <Button
          kind="secondary"
          icon={<Bell className="size-5" aria-hidden />}
          onClick={() => void askForNotifications()}
        >
          {t('console.bell_notifications')}
        </Button>
      )}
      {sound === 'on' ? (
        <Button kind="secondary" icon={<Volume2 className="size-5" aria-hidden />} onClick={switchSoundOff}>
          {t('console.bell_sound_on')}
        </Button>
      ) : (
        <Button icon={<VolumeX className="size-5" aria-hidden />} onClick={() => void switchSoundOn()}>
          {t('console.bell_sound_off')}
        </Button>
      )}
    </>
  );
}
