import { languages, type Language } from '@rialto/contract/languages.ts';
import { t } from '@rialto/messages/text.ts';
import { Coins, Globe, Moon, Sun, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useCurrency } from '../../platform/format.ts';
import { useRootData } from '../../platform/root-data.ts';
import { saveCurrency, saveTheme } from '../../platform/session/save-scope.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const LanguageConfirmation = lazy(async () => ({
  default: (await import('./language-confirmation.tsx')).LanguageConfirmation,
}));

/** Theme, currency and language, side by side. */
export function PreferenceControls() {
  return (
    <div role="group" aria-label={t('preference.all')} className="flex items-center gap-1">
      <ThemeToggle />
      <CurrencySelect />
      <LanguageSelect />
    </div>
  );
}

function ThemeToggle() {
  const { scope } = useRootData();
  const { revalidate } = useRevalidator();
  function toggle() {
    const isDark = scope.theme ? scope.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
    const theme = isDark ? 'light' : 'dark';
    // At once by hand; the root then renders the same after it has read the cookie again.
    document.documentElement.dataset['theme'] = theme;
    saveTheme(theme);
    void revalidate();
  }
  return (
    <IconButton label={t('preference.theme')} onClick={toggle}>
      <Sun className="hidden size-5 dark:block" aria-hidden />
      <Moon className="size-5 dark:hidden" aria-hidden />
    </IconButton>
  );
}

function CurrencySelect() {
  const { config } = useRootData();
  const { revalidate } = useRevalidator();
  const { code: current } = useCurrency();
  if (config.currencies.length < 2) return null;
  return (
    <QuietSelect
      icon={Coins}
      label={t('preference.currency')}
      value={current}
      options={config.currencies.map(({ code }) => ({ value: code, label: code }))}
      onChange={(code) => {
        saveCurrency(code);
        void revalidate();
      }}
    />
  );
}

const languageNames: Record<Language, string> = { en: 'English', ar: 'العربية' };

function LanguageSelect() {
  const { scope } = useRootData();
  const [wanted, setWanted] = useState<Language | null>(null);
  return (
    <>
      <QuietSelect
        icon={Globe}
        label={t('preference.language')}
        value={scope.language}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        onChange={(code) => setWanted(languages.find((known) => known === code) ?? null)}
      />
      {wanted && (
        <Suspense fallback={null}>
          <LanguageConfirmation wanted={wanted} onCancel={() => setWanted(null)} />
        </Suspense>
      )}
    </>
  );
}

type QuietSelectProps = {
  icon: LucideIcon;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** The system's own list under a quiet look: the smallest code, and the best control a phone can offer. */
function QuietSelect({ icon: Icon, label, value, options, onChange }: QuietSelectProps) {
  return (
    <label className="relative flex min-h-11 items-center gap-1.5 rounded-sm ps-2.5 text-sm font-semibold text-ink hover:bg-wash">
      <Icon className="size-5" aria-hidden />
      <span className="sr-only">{label}</span>
      <select
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="field-sizing-content min-h-11 cursor-pointer appearance-none rounded-sm bg-transparent pe-2.5"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
