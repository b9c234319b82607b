import { t } from '@rialto/texts/text.ts';
import { Input } from '@rialto/ui/fields/input.tsx';
import { SectionCard } from '../../../cards/section-card.tsx';
import type { GroupProps } from '../group-props.ts';

/** Where stores and couriers who want to join are sent. */
export function LinkFields({ draft, onChange }: GroupProps) {
  return (
    <SectionCard title={t('console.settings_joining')} text={t('console.settings_joining_text')}>
      <div className="grid gap-3 sm:grid-cols-2">
        <Input
          dir="ltr"
          maxLength={250}
          label={t('console.settings_store_link')}
          value={draft.store_registration_url}
          onChange={({ currentTarget }) => onChange({ store_registration_url: currentTarget.value.trim() })}
        />
        <Input
          dir="ltr"
          maxLength={250}
          label={t('console.settings_courier_link')}
          value={draft.courier_registration_url}
          onChange={({ currentTarget }) => onChange({ courier_registration_url: currentTarget.value.trim() })}
        />
      </div>
    </SectionCard>
  );
}
