import { t } from '@rialto/texts/text.ts';
import { Gift, MapPin, ReceiptText, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Container } from '@rialto/ui/base/container.tsx';

type Props = { title: string; text: ReactNode; children: ReactNode };

/** The page of one form; on wide screens the benefits of an account are next to it. */
export function AuthFrame({ title, text, children }: Props) {
  return (
    <Container className="py-6 sm:py-10 lg:py-14">
      <div className="mx-auto grid max-w-xl overflow-hidden rounded-xl border border-hairline bg-surface shadow-1 lg:max-w-5xl lg:grid-cols-[1.15fr_1fr]">
        <section aria-labelledby="auth-title" className="min-w-0 p-5 sm:p-10">
          <h1 id="auth-title" className="text-3xl font-extrabold text-ink">
            {title}
          </h1>
          <p aria-live="polite" className="mt-2 text-ink-soft">
            {text}
          </p>
          {children}
        </section>
        <Benefits />
      </div>
    </Container>
  );
}

function Benefits() {
  return (
    <aside
      aria-labelledby="benefits-title"
      className="flex flex-col justify-center gap-7 bg-accent-soft p-10 max-lg:hidden xl:p-12"
    >
      <h2 id="benefits-title" className="text-2xl font-bold text-ink">
        {t('auth.benefits')}
      </h2>
      <ul className="flex flex-col gap-6">
        <Benefit icon={ReceiptText} title={t('auth.benefit_orders')} text={t('auth.benefit_orders_text')} />
        <Benefit icon={MapPin} title={t('auth.benefit_addresses')} text={t('auth.benefit_addresses_text')} />
        <Benefit icon={Gift} title={t('auth.benefit_rewards')} text={t('auth.benefit_rewards_text')} />
      </ul>
    </aside>
  );
}

function Benefit({ icon: Icon, title, text }: { icon: LucideIcon; title: string; text: string }) {
  return (
    <li className="flex items-start gap-4">
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-surface text-accent-text shadow-1">
        <Icon className="size-5" aria-hidden />
      </span>
      <span>
        <span className="block font-semibold text-ink">{title}</span>
        <span className="mt-0.5 block text-md text-ink-soft">{text}</span>
      </span>
    </li>
  );
}
