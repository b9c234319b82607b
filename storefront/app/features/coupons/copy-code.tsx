import { t } from '@rialto/texts/text.ts';
import { Check, Copy } from 'lucide-react';
import { toasts } from '../../platform/overlays/toasts.ts';
import { useCopied } from '../../platform/device/use-copied.ts';

const CONFIRMATION_MS = 1_000;

type Props = { code: string; look?: 'usual' | 'large' };

/** A coupon code; a click copies it and confirms for a second (HOM-16). */
export function CopyCode({ code, look = 'usual' }: Props) {
  const [isCopied, copy] = useCopied(code, CONFIRMATION_MS, () =>
    toasts.show({ id: 'error', kind: 'error', text: t('coupon.copy_failed', { code }) }),
  );
  const Icon = isCopied ? Check : Copy;
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={t('coupon.copy', { code })}
      className={`flex items-center gap-2 rounded-md border border-dashed border-outline font-bold text-ink hover:border-accent ${LOOKS[look]}`}
    >
      <span dir="ltr" aria-live="polite">
        {isCopied ? t('coupon.copied') : code}
      </span>
      <Icon className="size-4 text-accent-text" aria-hidden />
    </button>
  );
}

const LOOKS = {
  usual: 'min-h-11 px-4 text-sm tracking-wide',
  large: 'min-h-14 gap-4 bg-surface px-5 text-2xl tracking-widest',
};
