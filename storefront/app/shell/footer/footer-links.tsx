import type { Config } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { policyEntries } from '../../words/policy-entries.ts';
import { readDevice } from '../../platform/session/device.ts';
import { toasts } from '../../platform/overlays/toasts.ts';

const linkClass = 'inline-flex min-h-9 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline';

type Props = { config: Config; isParcel: boolean; hasLocation: boolean };

export function FooterLinks({ config, isParcel, hasLocation }: Props) {
  return (
    <nav aria-label={t('footer.navigation')} className="grid grid-cols-2 gap-8 text-sm sm:grid-cols-3">
      <QuickLinks {...{ config, isParcel }} />
      <CustomerLinks {...{ config, hasLocation }} />
      <PolicyLinks config={config} />
    </nav>
  );
}

function QuickLinks({ config, isParcel }: Pick<Props, 'config' | 'isParcel'>) {
  return (
    <LinkList title={t('footer.quick_links')}>
      <OutsideLink href={config.store_registration_url}>{t('footer.become_store')}</OutsideLink>
      <OutsideLink href={config.deliveryman_registration_url}>{t('footer.become_courier')}</OutsideLink>
      <PageLink to={paths.help}>{isParcel ? t('shell.contact') : t('footer.help')}</PageLink>
      <PageLink to={paths.about}>{t('footer.about')}</PageLink>
    </LinkList>
  );
}

function CustomerLinks({ config, hasLocation }: Pick<Props, 'config' | 'hasLocation'>) {
  const needsLogin = refuseUnless(() => readDevice('token') !== null, t('footer.login_first'));
  const needsZone = refuseUnless(() => hasLocation, t('footer.zone_first'));
  return (
    <LinkList title={t('footer.for_you')}>
      <PageLink to={paths.trackOrder}>{t('footer.track_order')}</PageLink>
      {config.loyalty_point_status === 1 && (
        <PageLink to={paths.loyalty} onClick={needsLogin}>
          {t('footer.loyalty')}
        </PageLink>
      )}
      {config.customer_wallet_status === 1 && (
        <PageLink to={paths.wallet} onClick={needsLogin}>
          {t('footer.wallet')}
        </PageLink>
      )}
      <PageLink to={paths.campaigns} onClick={needsZone}>
        {t('footer.campaigns')}
      </PageLink>
    </LinkList>
  );
}

/** Hidden on small screens, where the drawer has them (NAV-14). */
function PolicyLinks({ config }: Pick<Props, 'config'>) {
  return (
    <LinkList title={t('footer.policies')} className="hidden sm:block">
      {policyEntries(config).map(({ to, label }) => (
        <PageLink key={to} to={to}>
          {label}
        </PageLink>
      ))}
    </LinkList>
  );
}

function LinkList({ title, className = '', children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-semibold text-ink">{title}</h2>
      <ul>{children}</ul>
    </div>
  );
}

type PageLinkProps = { to: string; onClick?: (event: MouseEvent) => void; children: ReactNode };

function PageLink({ to, onClick, children }: PageLinkProps) {
  return (
    <li>
      <Link to={to} className={linkClass} {...(onClick && { onClick })}>
        {children}
      </Link>
    </li>
  );
}

function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener noreferrer" className={linkClass}>
        {children}
      </a>
    </li>
  );
}

function refuseUnless(isAllowed: () => boolean, text: string) {
  return (event: MouseEvent) => {
    if (isAllowed()) return;
    event.preventDefault();
    toasts.show({ id: 'error', kind: 'error', text });
  };
}
