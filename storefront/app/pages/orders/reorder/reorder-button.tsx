import { t } from '@rialto/texts/text.ts';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import type { ButtonSize } from '@rialto/ui/actions/button-class.ts';
import { ReorderDialog } from './reorder-dialog.tsx';

export function ReorderButton({ orderId, size }: { orderId: number; size?: ButtonSize }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="secondary"
        size={size}
        icon={<RefreshCw className="size-4" aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('order.reorder')}
      </Button>
      <ReorderDialog orderId={orderId} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
