import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { RefreshCw } from 'lucide-react';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';

/** Opens the form with everything that this parcel had. */
export function SendAgainLink({ orderId }: { orderId: number }) {
  return (
    <Link to={paths.sendAgain(orderId)} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
      <RefreshCw className="size-4" aria-hidden />
      {t('order.parcel_send_again')}
    </Link>
  );
}
