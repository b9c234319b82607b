import { changeWalletBonuses, readWalletBonuses, type BonusList } from '@rialto/contract/calls/console/lists.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useQuery } from '@tanstack/react-query';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { QueryState } from '../../../cards/query-state.tsx';
import { RowList } from '../../../cards/forms/row-list.tsx';
import { queryOf } from '../../../platform/query.ts';
import { ListCard } from './list-card.tsx';
import { useSavedList } from './use-saved-list.ts';

type Bonus = BonusList['bonuses'][number];
const MAX_BONUSES = 20;
const MONTH_MS = 30 * 86_400_000;

/** What customers get on top when they add money to the wallet. */
export function BonusesCard({ symbol }: { symbol: string }) {
  const bonuses = useQuery(queryOf(readWalletBonuses, {}));
  return (
    <QueryState query={bonuses} skeleton={<Skeleton className="h-60" />}>
      {(saved) => <BonusesForm saved={saved} symbol={symbol} />}
    </QueryState>
  );
}

function BonusesForm({ saved, symbol }: { saved: BonusList; symbol: string }) {
  const { draft, onChange, card } = useSavedList(saved, { read: readWalletBonuses, change: changeWalletBonuses });
  return (
    <ListCard title={t('console.bonuses_title')} text={t('console.bonuses_text')} {...card}>
      <RowList
        rows={draft.bonuses}
        maxCount={MAX_BONUSES}
        addLabel={t('console.bonuses_add')}
        newRow={newBonus}
        onChange={(bonuses) => onChange({ bonuses })}
      >
        {(bonus, change) => (
          <BonusFields bonus={bonus} symbol={symbol} onChange={(part) => change({ ...bonus, ...part })} />
        )}
      </RowList>
    </ListCard>
  );
}

function newBonus(): Bonus {
  const from = new Date();
  return {
    ...{ id: null, title: { en: '', ar: null }, type: 'percent', value: 5, minimum: 0, maximum: null, is_active: true },
    from: from.toISOString(),
    until: new Date(from.getTime() + MONTH_MS).toISOString(),
  };
}

type Props = { bonus: Bonus; symbol: string; onChange: (part: Partial<Bonus>) => void };

function BonusFields({ bonus, symbol, onChange }: Props) {
  const isPercent = bonus.type === 'percent';
  return (
    <>
      <TranslatedField
        label={t('console.bonuses_name')}
        required
        maxLength={80}
        value={bonus.title}
        onChange={(title) => onChange({ title })}
      />
      <div className="grid items-start gap-3 sm:grid-cols-4">
        <Select
          label={t('console.bonuses_type')}
          value={bonus.type}
          onChange={({ currentTarget }) => onChange({ type: currentTarget.value as Bonus['type'] })}
          options={[
            { value: 'percent', label: t('console.bonuses_percent') },
            { value: 'amount', label: t('console.bonuses_amount') },
          ]}
        />
        <NumberField
          label={t('console.bonuses_value')}
          min={0}
          {...(isPercent ? { suffix: '%', max: 100 } : { prefix: symbol })}
          value={bonus.value}
          onChange={(value) => onChange({ value: value ?? 0 })}
        />
        <NumberField
          label={t('console.bonuses_minimum')}
          prefix={symbol}
          min={0}
          value={bonus.minimum}
          onChange={(minimum) => onChange({ minimum: minimum ?? 0 })}
        />
        <NumberField
          label={t('console.bonuses_maximum')}
          prefix={symbol}
          min={0}
          placeholder={t('console.zones_no_limit')}
          value={bonus.maximum}
          onChange={(maximum) => onChange({ maximum })}
        />
      </div>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Moment label={t('console.bonuses_from')} value={bonus.from} onChange={(from) => onChange({ from })} />
        <Moment label={t('console.bonuses_until')} value={bonus.until} onChange={(until) => onChange({ until })} />
      </div>
      <Switch
        label={t('console.bonuses_active')}
        checked={bonus.is_active}
        onChange={({ currentTarget }) => onChange({ is_active: currentTarget.checked })}
      />
    </>
  );
}

type MomentProps = { label: string; value: string; onChange: (value: string) => void };

/** A day and time in the time zone of this computer. */
function Moment({ label, value, onChange }: MomentProps) {
  const at = new Date(value);
  const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
  return (
    <Input
      type="datetime-local"
      dir="ltr"
      label={label}
      required
      value={local}
      onChange={({ currentTarget }) =>
        currentTarget.value !== '' && onChange(new Date(currentTarget.value).toISOString())
      }
    />
  );
}
