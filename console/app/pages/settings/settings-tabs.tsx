import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Link } from 'react-router';

export type SettingsPart = 'shop' | 'orders' | 'rewards' | 'payment' | 'parcels' | 'services';

/** The parts of the settings. */
export function SettingsTabs({ active }: { active: SettingsPart }) {
  const tabs: { name: SettingsPart; path: string; label: string }[] = [
    { name: 'shop', path: '/settings', label: t('console.settings_shop') },
    { name: 'orders', path: '/settings/orders', label: t('console.settings_orders') },
    { name: 'rewards', path: '/settings/rewards', label: t('console.settings_money') },
    { name: 'payment', path: '/settings/payment', label: t('console.settings_payment') },
    { name: 'parcels', path: '/settings/parcels', label: t('console.settings_parcels') },
    { name: 'services', path: '/settings/services', label: t('console.settings_services') },
  ];
  return (
    <nav aria-label={t('console.settings_parts')} className="mb-6 border-b border-hairline">
      <ul className="flex flex-wrap gap-x-1">
        {tabs.map(({ name, path, label }) => (
          <li key={name} className="-mb-px flex">
            <Link
              to={path}
              aria-current={name === active ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center border-b-2 px-3 font-semibold',
                name === active ? 'border-accent text-accent-text' : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
