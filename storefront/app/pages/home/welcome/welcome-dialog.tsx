import { t } from '@rialto/texts/text.ts';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useCurrentModule, useRootData } from '../../../platform/page/root-data.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Image } from '@rialto/ui/media/image.tsx';

type Props = { /** What is in it for this visitor. */ offer: ReactNode; onClose: () => void };

/** Non-modal: the page behind it stays usable. On phones it is a strip, so that the page stays visible too. */
export function WelcomeDialog({ offer, onClose }: Props) {
  const { config } = useRootData();
  const module = useCurrentModule();
  useEscape(onClose);
  return (
    <section
      role="dialog"
      aria-labelledby="welcome-title"
      className="above-bar fixed inset-x-4 z-(--z-float) mx-auto max-w-[382px] overflow-hidden rounded-xl border border-hairline bg-raised shadow-4 sm:inset-x-auto sm:start-6 sm:w-[382px]"
    >
      <Image src={module?.hero_full_url} alt="" ratio="16 / 7" sizes="382px" maxWidth={960} className="max-sm:hidden" />
      <IconButton
        kind="overlay"
        size="sm"
        label={t('action.close')}
        onClick={onClose}
        className="absolute! end-3 top-3 max-sm:shadow-none!"
      >
        <X aria-hidden />
      </IconButton>
      <div className="flex flex-col items-start gap-1 p-4 pe-14 sm:gap-2 sm:p-6">
        <h2 id="welcome-title" className="text-base font-bold text-ink sm:text-xl">
          {t('welcome.title', { name: config.business_name })}
        </h2>
        <p className="text-sm text-ink-soft">{t('welcome.text')}</p>
        {offer}
        <Button className="mt-3 max-sm:hidden" onClick={onClose}>
          {t('welcome.start')}
        </Button>
      </div>
    </section>
  );
}

function useEscape(onEscape: () => void): void {
  const leave = useEffectEvent(onEscape);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog handles Escape itself.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) leave();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
