import { couponKinds, type CouponKind } from '@rialto/contract/shapes/console/offer.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { couponKindName } from '../offer-words.ts';
import { DiscountFields, LimitFields } from './discount-fields.tsx';
import { NumberField } from '../../../cards/fields/number-field.tsx';
import { faultAt, type FieldProps } from './field-props.ts';
import { optionsOf, StoreField, ZoneField } from './place-fields.tsx';

export function CouponFields(props: FieldProps) {
  const { draft, choices, fault, onForm } = props;
  const { form } = draft;
  const kind = form.coupon_kind ?? 'default';
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Input
          label={t('console.offers_code')}
          required
          dir="ltr"
          autoCapitalize="characters"
          maxLength={30}
          value={form.code ?? ''}
          error={faultAt(fault, 'code')}
          suffix={
            <Button kind="ghost" size="sm" onClick={() => onForm({ code: inventCode() })}>
              {t('console.offers_invent')}
            </Button>
          }
          onChange={({ currentTarget: { value } }) =>
            onForm({ code: value.toUpperCase().replaceAll(/[^A-Z0-9-]/g, '') })
          }
        />
        <Select
          label={t('console.offers_coupon_kind')}
          value={kind}
          options={couponKinds.map((name) => ({ value: name, label: couponKindName(name) }))}
          onChange={({ currentTarget: { value } }) => onForm({ coupon_kind: value as CouponKind })}
        />
      </div>
      {kind === 'store_wise' && <StoreField {...props} />}
      {kind === 'zone_wise' && <ZoneField {...props} />}
      {kind !== 'store_wise' && (
        <Select
          label={t('console.offers_module')}
          value={String(form.module_id ?? '')}
          options={optionsOf(choices.modules, t('console.offers_all_modules'))}
          error={faultAt(fault, 'module_id')}
          onChange={({ currentTarget: { value } }) => onForm({ module_id: value === '' ? null : Number(value) })}
        />
      )}
      {kind !== 'free_delivery' && <DiscountFields {...props} label={t('console.offers_discount')} />}
      <LimitFields {...props} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <NumberField
          min={0}
          label={t('console.offers_per_customer')}
          hint={t('console.offers_no_limit')}
          step={1}
          value={form.limit_per_customer ?? null}
          error={faultAt(fault, 'limit_per_customer')}
          onChange={(value) => onForm({ limit_per_customer: value })}
        />
        <NumberField
          min={0}
          label={t('console.offers_total')}
          hint={t('console.offers_no_limit')}
          step={1}
          value={form.total_limit ?? null}
          error={faultAt(fault, 'total_limit')}
          onChange={(value) => onForm({ total_limit: value })}
        />
      </div>
      <Checkbox
        label={t('console.offers_public')}
        hint={t('console.offers_public_hint')}
        checked={form.is_public ?? true}
        onChange={({ currentTarget: { checked } }) => onForm({ is_public: checked })}
      />
    </>
  );
}

/** Without letters and digits that look alike. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

function inventCode(): string {
  return [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
