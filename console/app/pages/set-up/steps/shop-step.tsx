import { readConfig } from '@rialto/contract/calls/content.ts';
import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import { changeShopSettings, readShopSettings, type ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';
import { countryCodes, countryDefaults, countryOfTimeZone, currencyLook } from '@rialto/rules/shop/countries.ts';
import { currentLanguage, t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { QueryState } from '../../../cards/query-state.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { useFreshQuery } from '../../../platform/use-fresh-query.ts';
import { StepForm } from './step-form.tsx';

type Draft = Pick<ConsoleSettings, 'name' | 'country' | 'time_zone' | 'phone' | 'email'> & { currency: string };

/** Name, country and contact; currency and time zone follow the country. */
export function ShopStep({ onNext }: { onNext: () => void }) {
  const settings = useFreshQuery(readShopSettings, {});
  return (
    <QueryState query={settings} skeleton={<Skeleton className="h-80" />}>
      {(saved) => <ShopForm saved={saved} isNew={!saved.is_saved} hasPrices={saved.has_prices} onNext={onNext} />}
    </QueryState>
  );
}

type Props = { saved: ConsoleSettings; isNew: boolean; hasPrices: boolean; onNext: () => void };

function ShopForm({ saved, isNew, hasPrices, onNext }: Props) {
  const [draft, setDraft] = useState<Draft>(() => (isNew ? guessedDraft() : draftOf(saved)));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const { run, isRunning } = useAction(changeShopSettings, {
    changes: [readGoLive, readShopSettings, readConfig],
    onDone: onNext,
  });
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'region' });
  const moneyNames = new Intl.DisplayNames(currentLanguage(), { type: 'currency' });
  const save = () => {
    const place = countryDefaults(draft.country)?.place;
    const footer = { en: `© ${draft.name.en}`, ar: draft.name.ar ? `© ${draft.name.ar}` : null };
    const currency = draft.currency === saved.currency.code ? saved.currency : currencyLook(draft.currency);
    run({ body: { ...draft, currency, ...(isNew && { footer, ...(place && { location: place }) }) } });
  };
  return (
    <StepForm
      title={t('console.setup_shop_title')}
      text={t('console.setup_shop_text')}
      isSaving={isRunning}
      onSave={save}
    >
      <TranslatedField
        label={t('console.setup_shop_name')}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={80}
        required
      />
      <div className="grid gap-3 sm:grid-cols-3">
        <Select
          label={t('console.setup_country')}
          value={draft.country}
          onChange={({ currentTarget: { value } }) => change({ country: value, ...moneyOf(value, hasPrices) })}
          options={countryCodes
            .map((code) => ({ value: code, label: names.of(code) ?? code }))
            .sort((a, b) => a.label.localeCompare(b.label))}
        />
        <Select
          label={t('console.setup_currency')}
          value={draft.currency}
          disabled={hasPrices}
          onChange={({ currentTarget }) => change({ currency: currentTarget.value })}
          options={currenciesWith(draft.currency).map((code) => ({
            value: code,
            label: `${code} · ${moneyNames.of(code) ?? code}`,
          }))}
        />
        <Select
          label={t('console.setup_time_zone')}
          value={draft.time_zone}
          onChange={({ currentTarget }) => change({ time_zone: currentTarget.value })}
          options={timeZonesWith(draft.time_zone).map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        />
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          type="tel"
          dir="ltr"
          label={t('console.setup_phone')}
          hint={t('console.setup_phone_hint')}
          maxLength={30}
          value={draft.phone}
          onChange={({ currentTarget }) => change({ phone: currentTarget.value })}
        />
        <Input
          type="email"
          dir="ltr"
          label={t('console.setup_email')}
          hint={t('console.setup_email_hint')}
          maxLength={255}
          value={draft.email}
          onChange={({ currentTarget }) => change({ email: currentTarget.value })}
        />
      </div>
      <p className="text-sm text-ink-soft">{t('console.setup_languages')}</p>
    </StepForm>
  );
}

function draftOf({ name, country, time_zone, phone, email, currency }: ConsoleSettings): Draft {
  return { name, country, time_zone, phone, email, currency: currency.code };
}

/** The country by the clock of this computer. */
function guessedDraft(): Draft {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const country = countryOfTimeZone(timeZone) ?? 'US';
  return {
    name: { en: '', ar: null },
    country,
    time_zone: timeZone,
    phone: '',
    email: '',
    currency: countryDefaults(country)?.currency ?? 'USD',
  };
}

function moneyOf(country: string, hasPrices: boolean): Partial<Draft> {
  const known = countryDefaults(country);
  if (!known) return {};
  return { time_zone: known.timeZone, ...(!hasPrices && { currency: known.currency }) };
}

function currenciesWith(own: string): string[] {
  const known = countryCodes.map((code) => countryDefaults(code)?.currency ?? own);
  return [...new Set([own, ...known])].sort();
}

function timeZonesWith(own: string): string[] {
  return [...new Set([own, 'UTC', ...Intl.supportedValuesOf('timeZone')])].sort();
}
