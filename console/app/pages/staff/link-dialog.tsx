import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Copy } from 'lucide-react';
import { toasts } from '../../platform/toasts.ts';

type Props = { url: string | null; email: string; onClose: () => void };

/** The link that was mailed, to hand over by other means if the mail does not arrive. */
export function LinkDialog({ url, email, onClose }: Props) {
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '');
    toasts.show({ kind: 'success', text: t('console.access_copied') });
  };
  return (
    <Dialog
      open={url !== null}
      onClose={onClose}
      title={t('console.staff_sent_title')}
      description={t('console.staff_sent_text', { email })}
      closeLabel={t('console.close')}
      footer={
        <Button isFull onClick={onClose}>
          {t('console.staff_sent_done')}
        </Button>
      }
    >
      <div className="flex flex-col gap-3">
        <Input
          label={t('console.staff_link')}
          hint={t('console.staff_link_hint')}
          dir="ltr"
          readOnly
          value={url ?? ''}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Button kind="secondary" icon={<Copy className="size-4" aria-hidden />} onClick={() => void copy()}>
          {t('console.staff_copy_link')}
        </Button>
      </div>
    </Dialog>
  );
}
