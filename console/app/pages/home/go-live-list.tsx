import type { GoLiveChecks } from '@rialto/contract/calls/console/go-live.ts';
import type { Permission } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Check, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { useOwnAccount } from '../../platform/own-account.ts';

type Point = { name: keyof GoLiveChecks; label: string; path: string; permission: Permission };

/** What a shop needs for orders, in the order in which it is set up. */
function points(): Point[] {
  return [
    { name: 'shop', label: t('console.golive_shop'), path: '/set-up?step=shop', permission: 'settings' },
    { name: 'zone', label: t('console.golive_zone'), path: '/zones', permission: 'zones' },
    { name: 'module', label: t('console.golive_module'), path: '/modules', permission: 'zones' },
    { name: 'store', label: t('console.golive_store'), path: '/set-up?step=store', permission: 'stores' },
    { name: 'item', label: t('console.golive_item'), path: '/set-up?step=item', permission: 'catalogue' },
    { name: 'payment', label: t('console.golive_payment'), path: '/set-up?step=payment', permission: 'settings' },
    {
      name: 'policies',
      label: t('console.golive_policies'),
      path: '/texts/terms-and-conditions',
      permission: 'settings',
    },
    { name: 'mail', label: t('console.golive_mail'), path: '/settings/services', permission: 'settings' },
    { name: 'courier', label: t('console.golive_courier'), path: '/couriers', permission: 'dispatch' },
    { name: 'open', label: t('console.golive_open'), path: '/board', permission: 'orders' },
  ];
}

/** The go-live check. Without anything missing it takes no room. */
export function GoLiveList({ checks, ordersCount }: { checks: GoLiveChecks; ordersCount: number }) {
  const { permissions } = useOwnAccount();
  const own = points().filter(({ permission }) => permissions.includes(permission));
  const next = own.find(({ name }) => !checks[name]);
  if (!next) return null;
  return (
    <section className="rounded-lg border border-hairline bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg font-bold">
            {ordersCount === 0 ? t('console.golive_title') : t('console.golive_title_open')}
          </h2>
          <p className="text-ink-soft">{t('console.golive_next', { step: next.label })}</p>
        </div>
        <Link to={next.path} className={buttonClass()}>
          {t('console.golive_go')}
        </Link>
      </div>
      <ul className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-2 xl:grid-cols-3">
        {own.map(({ name, label, path }) => (
          <li key={name}>
            <Link to={path} className="flex min-h-11 items-center gap-3 rounded-md px-2 hover:bg-wash">
              <Mark isDone={checks[name]} />
              <span className={classNames(checks[name] ? 'text-ink-soft' : 'font-semibold')}>{label}</span>
              <span className="sr-only">{checks[name] ? t('console.golive_done') : t('console.golive_missing')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Mark({ isDone }: { isDone: boolean }) {
  return isDone ? (
    <Check className="size-5 shrink-0 text-success-text" aria-hidden />
  ) : (
    <CircleDashed className="size-5 shrink-0 text-warning-text" aria-hidden />
  );
}
