import { changePage, readShopTexts, type ShopPage } from '@rialto/contract/calls/console/texts.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { TextArea } from '@rialto/ui/fields/text-area.tsx';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';
import { History } from 'lucide-react';
import { useState } from 'react';
import { TranslatedField } from '../../cards/fields/translated-field.tsx';
import { SaveBar } from '../../cards/forms/save-bar.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { PagePreview } from './page-preview.tsx';
import { PolicySwitch } from './policy-switch.tsx';
import { textPartName } from './text-parts.ts';
import { VersionsDialog } from './versions-dialog.tsx';

const TITLE_LENGTH = 120;

/** One page of text: written in both languages side by side, with a preview and its earlier versions. */
export function PageEditor({ page }: { page: ShopPage }) {
  const { slug } = page;
  const name = textPartName(slug);
  const { draft, isChanged, change, discard } = useDraft({ title: page.title, body: page.body });
  const [shown, setShown] = useState('write');
  const [hasVersions, setHasVersions] = useState(false);
  const { run, isRunning } = useAction(changePage, {
    changes: [readShopTexts],
    onDone: () => toasts.show({ kind: 'success', text: t('console.texts_saved', { name }) }),
  });
  const title = { ...draft.title, en: draft.title.en.trim() || name };
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Tabs
          id="texts"
          look="pill"
          label={name}
          active={shown}
          onSelect={setShown}
          tabs={[
            { id: 'write', label: t('console.texts_write') },
            { id: 'preview', label: t('console.texts_preview') },
          ]}
        />
        <Button
          kind="ghost"
          size="sm"
          icon={<History className="size-4" aria-hidden />}
          disabled={page.changed_at === null}
          onClick={() => setHasVersions(true)}
        >
          {t('console.texts_versions')}
        </Button>
      </div>
      <TabPanel tabsId="texts" id="write" active={shown} className="flex flex-col gap-4">
        <TranslatedField
          label={t('console.texts_page_title')}
          value={draft.title}
          maxLength={TITLE_LENGTH}
          onChange={(next) => change({ title: next })}
        />
        <BodyFields body={draft.body} onChange={(body) => change({ body })} />
        <p className="text-sm text-ink-soft">{t('console.texts_how')}</p>
        <PolicySwitch slug={slug} />
      </TabPanel>
      <TabPanel tabsId="texts" id="preview" active={shown}>
        <PagePreview title={title} body={draft.body} />
      </TabPanel>
      <SaveBar
        isChanged={isChanged}
        isSaving={isRunning}
        onDiscard={discard}
        onSave={() => run({ params: { slug }, body: { title, body: draft.body } })}
      />
      {hasVersions && (
        <VersionsDialog slug={slug} onUse={(version) => change(version)} onClose={() => setHasVersions(false)} />
      )}
    </div>
  );
}

type Body = ShopPage['body'];

function BodyFields({ body, onChange }: { body: Body; onChange: (body: Body) => void }) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <TextArea
        isTall
        label={t('console.fields_in_english', { label: t('console.texts_body') })}
        lang="en"
        dir="ltr"
        value={body.en}
        onChange={({ currentTarget }) => onChange({ ...body, en: currentTarget.value })}
      />
      <TextArea
        isTall
        label={t('console.fields_in_arabic', { label: t('console.texts_body') })}
        lang="ar"
        dir="rtl"
        value={body.ar ?? ''}
        onChange={({ currentTarget }) => onChange({ ...body, ar: currentTarget.value || null })}
      />
    </div>
  );
}
