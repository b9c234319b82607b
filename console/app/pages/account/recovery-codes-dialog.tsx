import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Copy, Download } from 'lucide-react';
import { toasts } from '../../platform/toasts.ts';

/** Ten codes that are shown only here. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toasts.show({ kind: 'success', text: t('console.access_copied') });
  };
  return (
    <Dialog
      open={codes.length > 0}
      onClose={onClose}
      canDismiss={false}
      title={t('console.access_codes_title')}
      description={t('console.access_codes_text')}
      closeLabel={t('console.close')}
      footer={
        <Button isFull onClick={onClose}>
          {t('console.access_codes_kept')}
        </Button>
      }
    >
      <ul
        dir="ltr"
        className="grid grid-cols-2 gap-2 rounded-md bg-sunken p-4 text-center font-mono text-ink select-all"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button kind="secondary" icon={<Copy className="size-4" aria-hidden />} onClick={() => void copy()}>
          {t('console.access_copy')}
        </Button>
        <Button
          kind="secondary"
          icon={<Download className="size-4" aria-hidden />}
          onClick={() => download('recovery-codes.txt', text)}
        >
          {t('console.access_download')}
        </Button>
      </div>
    </Dialog>
  );
}

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
