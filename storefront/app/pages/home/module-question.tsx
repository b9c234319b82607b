import { t } from '@rialto/texts/text.ts';
import { useChooseModule } from '../../features/modules/use-choose-module.ts';
import { ModuleGrid } from '../../features/modules/module-grid.tsx';
import { useRootData } from '../../platform/page/root-data.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';

/** The module choice as a page, so that it works without scripts. */
export function ModuleQuestion() {
  const { modules, config } = useRootData();
  const choose = useChooseModule();
  return (
    <Container className="max-w-3xl py-12">
      <title>{t('title.choose_module', { name: config.business_name })}</title>
      <h1 className="text-3xl font-bold text-ink">{t('module.choose_title')}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{t('module.choose_note')}</p>
      {modules.length === 0 ? (
        <EmptyState title={t('module.none_title')} text={t('module.none_text')} />
      ) : (
        <ModuleGrid modules={modules} chosenId={null} onChoose={choose} />
      )}
    </Container>
  );
}
