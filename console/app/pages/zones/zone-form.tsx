import type { ConsoleModule } from '@rialto/contract/calls/console/modules.ts';
import type { ConsoleZone } from '@rialto/contract/calls/console/zones.ts';
import { borderProblem } from '@rialto/rules/zone/border.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { TranslatedField } from '../../cards/fields/translated-field.tsx';
import { PageHeader } from '../../cards/page-header.tsx';
import { BorderEditor } from '../../features/zones/border-editor.tsx';
import { BorderFields } from '../../features/zones/border-fields.tsx';
import { borderText } from '../../features/zones/border-text.ts';
import type { ZoneDraft } from '../../features/zones/zone-draft.ts';
import type { ShopConfig } from '../../shared/shop-config.ts';
import { EffectsDialog } from './effects-dialog.tsx';
import { ModuleRates } from './module-rates.tsx';
import { useSaveZone } from './use-save-zone.ts';
import { nameIn } from '../../words/name-in.ts';

type Props = {
  id: number | null;
  first: ZoneDraft;
  others: readonly ConsoleZone[];
  modules: readonly ConsoleModule[];
  shop: ShopConfig;
};
const CITY_ZOOM = 12;

export function ZoneForm({ id, first, others, modules, shop }: Props) {
  const [draft, setDraft] = useState(first);
  const [isTried, setIsTried] = useState(false);
  const change = (part: Partial<ZoneDraft>) => setDraft((former) => ({ ...former, ...part }));
  const saving = useSaveZone(id);
  const shapes = useMemo(
    () => others.map((zone) => ({ id: zone.id, name: nameIn(zone.name), corners: zone.corners, isQuiet: true })),
    [others],
  );
  const problem = borderProblem(draft.corners);
  const isNameMissing = draft.name.en.trim() === '';
  const save = () => {
    setIsTried(true);
    if (!problem && !isNameMissing) saving.start(draft);
  };
  return (
    <>
      <PageHeader
        title={id === null ? t('console.zones_new') : nameIn(draft.name) || t('console.zones_unnamed')}
        actions={
          <>
            <Link to="/zones" className={buttonClass({ kind: 'ghost' })}>
              {t('console.zones_all')}
            </Link>
            <Button onClick={save} isLoading={saving.isRunning}>
              {t('console.save')}
            </Button>
          </>
        }
      />
      <div className="grid gap-6 xl:grid-cols-[26rem_1fr]">
        <div className="flex flex-col gap-6 max-xl:order-2">
          <TranslatedField
            label={t('console.zones_name')}
            value={draft.name}
            onChange={(name) => change({ name })}
            maxLength={80}
            required
            error={isTried && isNameMissing ? t('console.zones_name_missing') : undefined}
          />
          <Section title={t('console.zones_border')}>
            {problem && (isTried || draft.corners.length > 0) && (
              <p role="alert" className="font-medium text-danger-text">
                {borderText(problem)}
              </p>
            )}
            <BorderFields
              corners={draft.corners}
              fallback={shop.default_location}
              onChange={(corners) => change({ corners })}
            />
          </Section>
          <Section title={t('console.zones_orders')}>
            <Switch
              label={t('console.zones_cash')}
              hint={t('console.zones_cash_hint')}
              checked={draft.cash_on_delivery}
              onChange={({ currentTarget }) => change({ cash_on_delivery: currentTarget.checked })}
            />
            <Switch
              label={t('console.zones_active')}
              hint={t('console.zones_active_hint')}
              checked={draft.is_active}
              onChange={({ currentTarget }) => change({ is_active: currentTarget.checked })}
            />
          </Section>
          <Section title={t('console.zones_modules')}>
            {modules.length === 0 && <p className="text-ink-soft">{t('console.zones_no_modules')}</p>}
            <ModuleRates
              modules={modules}
              rates={draft.modules}
              symbol={shop.currency_symbol}
              onChange={(rates) => change({ modules: rates })}
            />
          </Section>
        </div>
        <BorderEditor
          corners={draft.corners}
          onChange={(corners) => change({ corners })}
          others={shapes}
          centre={shop.default_location}
          zoom={CITY_ZOOM}
          className="max-xl:h-120 xl:sticky xl:top-18 xl:h-[calc(100dvh-7rem)]"
        />
      </div>
      <EffectsDialog
        effects={saving.effects}
        isSaving={saving.isRunning}
        onSave={() => saving.confirm(draft)}
        onClose={saving.cancel}
      />
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-lg font-bold">{title}</h2>
      {children}
    </section>
  );
}
