import { changeLanding, readShopTexts, type LandingTexts } from '@rialto/contract/calls/console/texts.ts';
import { t } from '@rialto/texts/text.ts';
import { TranslatedField } from '../../cards/fields/translated-field.tsx';
import { SectionCard } from '../../cards/section-card.tsx';
import { PictureField } from '../../cards/pictures/picture-field.tsx';
import { SaveBar } from '../../cards/forms/save-bar.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { AppLinks } from './app-links.tsx';
import { LandingParts } from './landing-parts.tsx';

const TITLE_LENGTH = 160;
const TEXT_LENGTH = 300;

type TextName = {
  [Name in keyof LandingTexts]: LandingTexts[Name] extends LandingTexts['header_title'] ? Name : never;
}[keyof LandingTexts];

/** The page that visitors see first, from top to bottom. */
export function LandingEditor({ saved, mediaUrl }: { saved: LandingTexts; mediaUrl: string }) {
  const { draft, changes, isChanged, change, discard } = useDraft(saved);
  const { run, isRunning } = useAction(changeLanding, {
    changes: [readShopTexts],
    onDone: () =>
      toasts.show({ kind: 'success', text: t('console.texts_saved', { name: t('console.texts_landing') }) }),
  });
  const text = (name: TextName, label: string, maxLength: number, isLong = false) => (
    <TranslatedField
      label={label}
      value={draft[name]}
      maxLength={maxLength}
      isLong={isLong}
      onChange={(value) => change({ [name]: value })}
    />
  );
  const heading = (name: TextName, subName: TextName) => (
    <>
      {text(name, t('console.texts_heading'), TITLE_LENGTH)}
      {text(subName, t('console.texts_sub_heading'), TEXT_LENGTH)}
    </>
  );
  const picture = draft.header_image;
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <SectionCard title={t('console.texts_top')}>
        {heading('header_title', 'header_sub_title')}
        <PictureField
          label={t('console.texts_top_picture')}
          maxCount={1}
          pictures={picture === null ? [] : [{ id: picture, url: `${mediaUrl}${picture}` }]}
          onChange={(pictures) => change({ header_image: pictures[0]?.id ?? null })}
        />
      </SectionCard>
      <SectionCard title={t('console.texts_modules')}>{heading('module_title', 'module_sub_title')}</SectionCard>
      <SectionCard title={t('console.texts_offerings')}>
        {heading('offering_title', 'offering_sub_title')}
        <LandingParts
          parts={draft.offerings}
          addLabel={t('console.texts_offering_add')}
          mediaUrl={mediaUrl}
          onChange={(offerings) => change({ offerings: offerings.map((part) => ({ image: null, ...part })) })}
        />
      </SectionCard>
      <SectionCard title={t('console.texts_steps')}>
        {text('steps_title', t('console.texts_heading'), TITLE_LENGTH)}
        <LandingParts
          parts={draft.steps}
          addLabel={t('console.texts_step_add')}
          mediaUrl={null}
          onChange={(steps) => change({ steps: steps.map(({ title, text: words }) => ({ title, text: words })) })}
        />
      </SectionCard>
      <SectionCard title={t('console.texts_app')}>
        {heading('app_title', 'app_sub_title')}
        <AppLinks draft={draft} onChange={change} />
      </SectionCard>
      <SectionCard title={t('console.texts_bottom')}>
        {heading('newsletter_title', 'newsletter_sub_title')}
        {text('footer_description', t('console.texts_footer'), 400, true)}
      </SectionCard>
      <SaveBar isChanged={isChanged} isSaving={isRunning} onDiscard={discard} onSave={() => run({ body: changes })} />
    </div>
  );
}
