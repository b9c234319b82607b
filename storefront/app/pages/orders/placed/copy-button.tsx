import { t } from '@rialto/texts/text.ts';
import { Check, Copy } from 'lucide-react';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { useCopied } from '../../../platform/device/use-copied.ts';
import { Button } from '@rialto/ui/actions/button.tsx';

const CONFIRMATION_MS = 2_000;

/** Copies a text and confirms it for a moment. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, copy] = useCopied(text, CONFIRMATION_MS, () => toasts.show({ text, durationMs: 10_000 }));
  const Icon = isCopied ? Check : Copy;
  return (
    <Button kind="secondary" size="sm" icon={<Icon className="size-4" aria-hidden />} onClick={copy}>
      <span aria-live="polite">{isCopied ? t('order.copied') : label}</span>
    </Button>
  );
}
