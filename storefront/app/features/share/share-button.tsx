import { t } from '@rialto/texts/text.ts';
import { Share2 } from 'lucide-react';
import { copyText } from '../../platform/device/copy-text.ts';
import { toasts } from '../../platform/overlays/toasts.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';

type Props = {
  label: string;
  title: string;
  /** A message around the link, for apps that show one. */
  text?: string;
  /** Path or URL of the page, without filter parameters. */
  path: string;
  look?: 'icon' | 'button' | 'small';
};

/** Opens the device's share sheet, or copies the link if there is none. */
export function ShareButton({ label, look = 'icon', ...shared }: Props) {
  if (look !== 'icon') {
    const size = look === 'small' ? 'sm' : 'md';
    return (
      <Button size={size} icon={<Share2 className="size-5" aria-hidden />} onClick={() => void share(shared)}>
        {label}
      </Button>
    );
  }
  return (
    <IconButton kind="overlay" size="sm" label={label} className="noscript:hidden" onClick={() => void share(shared)}>
      <Share2 aria-hidden />
    </IconButton>
  );
}

async function share({ path, ...message }: Pick<Props, 'title' | 'text' | 'path'>): Promise<void> {
  const url = new URL(path, location.origin).href;
  try {
    if (typeof navigator.share === 'function') await navigator.share({ ...message, url });
    else await copy(url);
  } catch (thrown) {
    // AbortError means the visitor closed the share sheet.
    if (!(thrown instanceof DOMException && thrown.name === 'AbortError')) await copy(url);
  }
}

/** If copying is not allowed, show the link in a toast. */
async function copy(url: string): Promise<void> {
  try {
    await copyText(url);
    toasts.show({ id: 'share', kind: 'success', text: t('store.link_copied') });
  } catch {
    toasts.show({ id: 'share', text: url, durationMs: 10_000 });
  }
}
