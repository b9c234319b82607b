import type { Config } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { paths } from '../platform/navigation/paths.ts';

/** The pages of the policies that the shop has enabled (NAV-14). */
export function policyEntries(config: Config): { to: string; label: string }[] {
  return [
    { to: paths.terms, label: t('footer.terms') },
    { to: paths.privacy, label: t('footer.privacy') },
    ...(config.refund_policy === 1 ? [{ to: paths.refund, label: t('footer.refund') }] : []),
    ...(config.cancelation_policy === 1 ? [{ to: paths.cancellation, label: t('footer.cancellation') }] : []),
    ...(config.shipping_policy === 1 ? [{ to: paths.shipping, label: t('footer.shipping') }] : []),
  ];
}
