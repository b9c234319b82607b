import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Link2, Link2Off, Phone, RotateCw } from 'lucide-react';
import { link, openLink } from '../platform/connection.ts';
import { useStore } from '../platform/store.ts';
import { shop } from '../run/shop.ts';
import { LanguageButton } from './language-button.tsx';

/** Without a link that works the page says what to do, and whom to call. */
export function LinkPage({ isRefused }: { isRefused: boolean }) {
  const phone = useStore(shop)?.phone;
  const Icon = isRefused ? Link2Off : Link2;
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col px-5 py-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
      <div className="flex justify-end">
        <LanguageButton />
      </div>
      <div className="flex flex-1 flex-col items-center justify-center gap-3 text-center">
        <span
          className={`mb-3 grid size-20 place-items-center rounded-full ${isRefused ? 'bg-danger-soft text-danger-text' : 'bg-wash text-ink'}`}
        >
          <Icon className="size-9" aria-hidden />
        </span>
        <h1 className="text-3xl">{isRefused ? t('courier.link_refused_title') : t('courier.link_none_title')}</h1>
        <p className="text-lg text-ink-soft">
          {isRefused ? t('courier.link_refused_text') : t('courier.link_none_text')}
        </p>
      </div>
      <div className="flex flex-col gap-3">
        {phone && (
          <a
            href={`tel:${phone}`}
            className={buttonClass({ size: 'lg', isFull: true, className: 'min-h-16 text-lg!' })}
          >
            <Phone className="size-6" aria-hidden />
            {t('courier.link_call', { phone })}
          </a>
        )}
        {isRefused && (
          <Button
            kind="secondary"
            size="lg"
            isFull
            icon={<RotateCw aria-hidden />}
            onClick={() => openLink(link.get().secret)}
          >
            {t('courier.link_try_again')}
          </Button>
        )}
      </div>
    </main>
  );
}
