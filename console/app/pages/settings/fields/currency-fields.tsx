import type { ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';
import { countryCodes, countryDefaults, currencyLook } from '@rialto/rules/shop/countries.ts';
import { currentLanguage, t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import { RowList } from '../../../cards/forms/row-list.tsx';
import type { GroupProps } from '../group-props.ts';
import type { Facts } from '../settings-form.tsx';

type Currency = ConsoleSettings['currency'];
const MAX_CURRENCIES = 10;

/** The currency of all prices, and others that customers can see prices in. */
export function CurrencyFields({ draft, onChange, hasPrices }: GroupProps & Facts) {
  const { currency, other_currencies: others } = draft;
  return (
    <SectionCard title={t('console.settings_currency')}>
      <div className="grid items-start gap-3 sm:grid-cols-3">
        <CurrencySelect
          code={currency.code}
          hint={hasPrices ? t('console.settings_currency_fixed') : undefined}
          isFixed={hasPrices}
          onChange={(code) => onChange({ currency: currencyLook(code) })}
        />
        <LookFields currency={currency} onChange={(look) => onChange({ currency: { ...currency, ...look } })} />
      </div>
      <fieldset className="flex flex-col gap-2">
        <legend className="mb-1 font-semibold">{t('console.settings_currencies')}</legend>
        <p className="text-sm text-ink-soft">{t('console.settings_currencies_text')}</p>
        <RowList
          rows={others}
          isCompact
          maxCount={MAX_CURRENCIES}
          addLabel={t('console.settings_currency_add')}
          newRow={() => ({ ...currencyLook(unusedCode([currency, ...others])), rate: 1 })}
          onChange={(rows) => onChange({ other_currencies: rows })}
        >
          {(other, change) => (
            <div className="grid flex-1 items-end gap-3 sm:grid-cols-2">
              <CurrencySelect
                code={other.code}
                onChange={(code) => change({ ...currencyLook(code), rate: other.rate })}
              />
              <NumberField
                label={t('console.settings_rate', { code: currency.code })}
                suffix={other.code}
                required
                value={other.rate}
                onChange={(rate) => change({ ...other, rate: rate ?? 0 })}
              />
            </div>
          )}
        </RowList>
      </fieldset>
    </SectionCard>
  );
}

type SelectProps = { code: string; hint?: string | undefined; isFixed?: boolean; onChange: (code: string) => void };

function CurrencySelect({ code, hint, isFixed = false, onChange }: SelectProps) {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' });
  return (
    <Select
      label={t('console.setup_currency')}
      hint={hint}
      value={code}
      disabled={isFixed}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      options={[...new Set([code, ...currencyCodes])].sort().map((value) => ({
        value,
        label: `${value} · ${names.of(value) ?? value}`,
      }))}
    />
  );
}

type LookProps = { currency: Currency; onChange: (look: Partial<Currency>) => void };

function LookFields({ currency, onChange }: LookProps) {
  return (
    <>
      <Input
        label={t('console.settings_symbol')}
        maxLength={8}
        required
        value={currency.symbol}
        onChange={({ currentTarget }) => onChange({ symbol: currentTarget.value })}
      />
      <Select
        label={t('console.settings_symbol_side')}
        value={currency.direction}
        onChange={({ currentTarget }) => onChange({ direction: currentTarget.value as Currency['direction'] })}
        options={[
          { value: 'left', label: t('console.settings_symbol_before') },
          { value: 'right', label: t('console.settings_symbol_after') },
        ]}
      />
    </>
  );
}

const currencyCodes = [...new Set(countryCodes.map((code) => countryDefaults(code)?.currency ?? 'USD'))];

function unusedCode(used: readonly { code: string }[]): string {
  return currencyCodes.find((code) => !used.some((known) => known.code === code)) ?? 'USD';
}
