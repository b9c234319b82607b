import { languages, type Language } from '@rialto/contract/http/languages.ts';
import { t } from '@rialto/texts/text.ts';
import { Moon, Sun, SunMoon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useCurrency } from '../../words/currency.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useRootData } from '../../platform/page/root-data.ts';
import { ChoiceChip } from '@rialto/ui/actions/chips.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { LanguageConfirmation } from './language-confirmation.tsx';
import { languageNames } from './language-names.ts';
import { useDeviceTheme } from './use-device-theme.ts';
import { useChooseCurrency, useChooseTheme } from './use-preferences.ts';

/** Language, theme and currency, each with a description. They need no account. */
export function SettingsForm() {
  return (
    <div className="mt-6 divide-y divide-hairline rounded-lg border border-hairline bg-surface px-5 sm:px-7">
      <Setting title={t('preference.language')} text={t('settings.language_text')}>
        <LanguageChoice />
      </Setting>
      <Setting title={t('settings.theme')} text={t('settings.theme_text')}>
        <ThemeChoice />
      </Setting>
      <Setting title={t('preference.currency')} text={t('settings.currency_text')}>
        <CurrencyChoice />
      </Setting>
    </div>
  );
}

function Setting({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4 py-6 sm:flex-row sm:items-center sm:justify-between">
      <div>
        <h2 className="text-lg font-semibold text-ink">{title}</h2>
        <p className="text-sm text-ink-soft">{text}</p>
      </div>
      <div className="shrink-0">{children}</div>
    </section>
  );
}

/** Links, so they work without JavaScript; with it, a dialog confirms the change first (MOD-06). */
function LanguageChoice() {
  const { scope } = useRootData();
  const [chosen, setChosen] = useState<Language | null>(null);
  return (
    <div role="group" aria-label={t('preference.language')} className="flex gap-2">
      {languages.map((code) => (
        <a
          key={code}
          href={paths.language(code)}
          lang={code}
          hrefLang={code}
          aria-current={code === scope.language ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            if (code !== scope.language) setChosen(code);
          }}
          className="flex min-h-11 items-center rounded-full border border-hairline bg-surface px-4 text-md font-medium text-ink hover:border-outline aria-[current]:border-inverse aria-[current]:bg-inverse aria-[current]:text-inverse-ink"
        >
          {languageNames[code]}
        </a>
      ))}
      {chosen && <LanguageConfirmation language={chosen} onCancel={() => setChosen(null)} />}
    </div>
  );
}

/** Without a choice the theme is that of the device. */
function ThemeChoice() {
  const choose = useChooseTheme();
  const followDevice = useDeviceTheme();
  const { theme } = useRootData().scope;
  return (
    <div role="group" aria-label={t('settings.theme')} className="flex flex-wrap gap-2">
      <ChoiceChip isChosen={theme === null} icon={<SunMoon aria-hidden />} onClick={followDevice}>
        {t('settings.device_theme')}
      </ChoiceChip>
      <ChoiceChip isChosen={theme === 'light'} icon={<Sun aria-hidden />} onClick={() => choose('light')}>
        {t('settings.light')}
      </ChoiceChip>
      <ChoiceChip isChosen={theme === 'dark'} icon={<Moon aria-hidden />} onClick={() => choose('dark')}>
        {t('settings.dark')}
      </ChoiceChip>
    </div>
  );
}

function CurrencyChoice() {
  const { config } = useRootData();
  const { code: current } = useCurrency();
  const choose = useChooseCurrency();
  return (
    <Select
      label={t('preference.currency')}
      isLabelHidden
      value={current}
      options={config.currencies.map(({ code, symbol }) => ({ value: code, label: `${code} (${symbol})` }))}
      onChange={(event) => choose(event.target.value)}
      className="w-44"
    />
  );
}
