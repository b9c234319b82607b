import { t } from '@rialto/texts/text.ts';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Link } from 'react-router';

type Name = 'shop' | 'services';

/** The parts of the settings. */
export function SettingsTabs({ active }: { active: Name }) {
  const tabs: { name: Name; path: string; label: string }[] = [
    { name: 'shop', path: '/settings', label: t('console.settings_shop') },
    { name: 'services', path: '/settings/services', label: t('console.settings_services') },
  ];
  return (
    <nav aria-label={t('console.settings_parts')} className="mb-6 flex gap-1 border-b border-hairline">
      {tabs.map(({ name, path, label }) => (
        <Link
          key={name}
          to={path}
          aria-current={name === active ? 'page' : undefined}
          className={classNames(
            '-mb-px min-h-11 border-b-2 px-4 py-2.5 font-semibold',
            name === active ? 'border-accent text-accent-text' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
