import { t } from '@rialto/texts/text.ts';
import { Link2 } from 'lucide-react';
import { copyText } from '../../../platform/device/copy-text.ts';
import { paths } from '../../../platform/navigation/paths.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { Button } from '@rialto/ui/actions/button.tsx';

/** Copies the payment link, for another person or device. */
export function PayLinkButton({ secret }: { secret: string }) {
  const copy = async () => {
    const link = new URL(paths.payLink(secret), location.origin).href;
    try {
      await copyText(link);
      toasts.show({ id: 'pay-link', kind: 'success', text: t('payment.link_copied') });
    } catch {
      // If copying fails, show the link.
      toasts.show({ id: 'pay-link', text: link, durationMs: 10_000 });
    }
  };
  return (
    <Button
      kind="ghost"
      size="sm"
      icon={<Link2 className="size-4" aria-hidden />}
      onClick={copy}
      className="self-center"
    >
      {t('payment.copy_link')}
    </Button>
  );
}
