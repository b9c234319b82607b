import type { ZoneEffects } from '@rialto/contract/calls/console/zones.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';

type Props = { effects: ZoneEffects | null; isSaving: boolean; onSave: () => void; onClose: () => void };

/** Whether a change has effects that are worth a question. */
export function hasEffects(effects: ZoneEffects): boolean {
  const isOverlapNew = effects.overlaps.some(({ is_new: isNew }) => isNew === 1);
  return isOverlapNew || effects.stores_outside_count > 0 || effects.running_orders > 0 || effects.addresses > 0;
}

/** Says what a change would do before it is saved. */
export function EffectsDialog({ effects, isSaving, onSave, onClose }: Props) {
  return (
    <Dialog
      open={effects !== null}
      onClose={onClose}
      size="sm"
      title={t('console.zones_effects_title')}
      closeLabel={t('console.close')}
      footer={
        <div className="flex justify-end gap-2">
          <Button kind="secondary" onClick={onClose} data-autofocus>
            {t('console.zones_keep_editing')}
          </Button>
          <Button onClick={onSave} isLoading={isSaving}>
            {t('console.zones_save_anyway')}
          </Button>
        </div>
      }
    >
      {effects && <EffectList effects={effects} />}
    </Dialog>
  );
}

function EffectList({ effects }: { effects: ZoneEffects }) {
  const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name).join(' · ');
  return (
    <ul className="flex flex-col gap-3 text-md">
      {effects.stores_outside_count > 0 && (
        <li>
          <p className="font-semibold">{t('console.zones_effect_stores', { count: effects.stores_outside_count })}</p>
          <p className="text-ink-soft">{names(effects.stores_outside)}</p>
        </li>
      )}
      {effects.running_orders > 0 && (
        <li>
          <p className="font-semibold">{t('console.zones_effect_orders', { count: effects.running_orders })}</p>
          <p className="text-ink-soft">{t('console.zones_effect_orders_text')}</p>
        </li>
      )}
      {effects.addresses > 0 && (
        <li className="font-semibold">{t('console.zones_effect_addresses', { count: effects.addresses })}</li>
      )}
      {effects.overlaps.length > 0 && (
        <li>
          <p className="font-semibold">{t('console.zones_effect_overlaps', { names: names(effects.overlaps) })}</p>
          <p className="text-ink-soft">{t('console.zones_effect_overlaps_text')}</p>
        </li>
      )}
    </ul>
  );
}
