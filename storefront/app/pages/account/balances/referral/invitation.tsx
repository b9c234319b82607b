import { t } from '@rialto/texts/text.ts';
import { Gift, Link2 } from 'lucide-react';
import { CopyCode } from '../../../../features/coupons/copy-code.tsx';
import { ShareButton } from '../../../../features/share/share-button.tsx';
import { paths } from '../../../../platform/navigation/paths.ts';
import { useRootData } from '../../../../platform/page/root-data.ts';
import { toasts } from '../../../../platform/overlays/toasts.ts';
import { useCopied } from '../../../../platform/device/use-copied.ts';
import { useChargedMoney } from '../../../../words/charged-money.ts';
import { Button } from '@rialto/ui/actions/button.tsx';

export type Rewards = { referrer: number; joined: number };

/** The code in large letters, to copy and to share as a sign-up link. */
export function Invitation({ code, rewards }: { code: string; rewards: Rewards }) {
  const { config } = useRootData();
  const money = useChargedMoney();
  const text =
    rewards.joined > 0
      ? t('referral.share_text', { name: config.business_name, amount: money(rewards.joined) })
      : t('referral.share_title', { name: config.business_name });
  return (
    <section
      aria-labelledby="invitation"
      className="relative isolate overflow-hidden rounded-lg bg-accent-soft p-6 sm:p-8"
    >
      <Gift className="absolute -end-6 -bottom-8 -z-10 size-44 text-accent opacity-15" strokeWidth={1.25} aria-hidden />
      <h2 id="invitation" className="max-w-md text-2xl font-extrabold text-balance text-ink">
        {promise(rewards, money)}
      </h2>
      <p className="mt-5 mb-2 text-sm font-medium text-ink-soft">{t('referral.code')}</p>
      <CopyCode code={code} look="large" />
      <div className="mt-5 flex flex-wrap gap-3">
        <ShareButton
          look="button"
          label={t('referral.share')}
          title={t('referral.share_title', { name: config.business_name })}
          text={text}
          path={paths.signUpWith(code)}
        />
        <CopyLink path={paths.signUpWith(code)} />
      </div>
    </section>
  );
}

function promise({ referrer, joined }: Rewards, money: (amount: number) => string): string {
  if (referrer > 0 && joined > 0) return t('referral.both', { referrer: money(referrer), joined: money(joined) });
  if (referrer > 0) return t('referral.referrer_only', { amount: money(referrer) });
  return joined > 0 ? t('referral.joined_only', { amount: money(joined) }) : t('referral.plain');
}

const COPIED_MS = 2_000;

function CopyLink({ path }: { path: string }) {
  const link = typeof location === 'undefined' ? path : new URL(path, location.origin).href;
  const [isCopied, copy] = useCopied(link, COPIED_MS, () => toasts.show({ text: link, durationMs: 10_000 }));
  return (
    <Button kind="secondary" icon={<Link2 className="size-5" aria-hidden />} onClick={copy}>
      <span aria-live="polite">{isCopied ? t('referral.link_copied') : t('referral.copy_link')}</span>
    </Button>
  );
}
