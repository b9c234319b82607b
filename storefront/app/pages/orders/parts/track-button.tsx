import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Navigation } from 'lucide-react';
import { dialogs } from '../../../shared/dialogs.ts';

type Props = { orderId: number; kind?: 'primary' | 'secondary' };

/** Opens the drawer that follows the order (TRK-01). */
export function TrackButton({ orderId, kind = 'secondary' }: Props) {
  return (
    <Button
      kind={kind}
      size="sm"
      icon={<Navigation className="mirror size-4" aria-hidden />}
      onClick={() => dialogs.open({ name: 'tracking', orderId })}
    >
      {t('order.track')}
    </Button>
  );
}
