import { languages, type Language } from '@rialto/contract/http/languages.ts';
import { t } from '@rialto/texts/text.ts';
import { Coins, Globe, Moon, Sun, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useCurrency } from '../../words/currency.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { useShownTheme } from '@rialto/ui/base/use-shown-theme.ts';
import { languageNames } from './language-names.ts';
import { useChooseCurrency, useChooseTheme } from './use-preferences.ts';

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
  const shown = useShownTheme();
  const choose = useChooseTheme();
  return (
    <IconButton label={t('preference.theme')} onClick={() => choose(shown === 'dark' ? 'light' : 'dark')}>
      <Sun className="hidden size-5 dark:block" aria-hidden />
      <Moon className="size-5 dark:hidden" aria-hidden />
    </IconButton>
  );
}

function CurrencySelect() {
  const { config } = useRootData();
  const { code: current } = useCurrency();
  const choose = useChooseCurrency();
  if (config.currencies.length < 2) return null;
  return (
    <CompactSelect
      icon={Coins}
      label={t('preference.currency')}
      value={current}
      options={config.currencies.map(({ code }) => ({ value: code, label: code }))}
      onChange={choose}
    />
  );
}

function LanguageSelect() {
  const { scope } = useRootData();
  const [chosen, setChosen] = useState<Language | null>(null);
  return (
    <>
      <CompactSelect
        icon={Globe}
        label={t('preference.language')}
        value={scope.language}
        options={languages.map((code) => ({ value: code, label: languageNames[code] }))}
        onChange={(code) => setChosen(languages.find((known) => known === code) ?? null)}
      />
      {chosen && (
        <Suspense fallback={null}>
          <LanguageConfirmation language={chosen} onCancel={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}

type CompactSelectProps = {
  icon: LucideIcon;
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

/** A native select without borders: little code, and the best control on phones. */
function CompactSelect({ icon: Icon, label, value, options, onChange }: CompactSelectProps) {
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
