import type { ShopPage } from '@rialto/contract/calls/console/texts.ts';
import { pageBlocks } from '@rialto/rules/text/page-blocks.ts';
import { t } from '@rialto/texts/text.ts';
import { TextBlocks } from '@rialto/ui/base/text-blocks.tsx';

type Props = Pick<ShopPage, 'title' | 'body'>;

/** The page as customers will read it, in both languages. */
export function PagePreview({ title, body }: Props) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <OneLanguage language="en" title={title.en} body={body.en} />
      <OneLanguage language="ar" title={title.ar || title.en} body={body.ar || body.en} />
    </div>
  );
}

type OneProps = { language: 'en' | 'ar'; title: string; body: string };

function OneLanguage({ language, title, body }: OneProps) {
  const blocks = pageBlocks(body);
  return (
    <article
      lang={language}
      dir={language === 'ar' ? 'rtl' : 'ltr'}
      className="min-w-0 rounded-lg border border-hairline bg-surface p-6 wrap-anywhere"
    >
      <h2 className="text-3xl font-extrabold text-ink">{title}</h2>
      <TextBlocks blocks={blocks} className="mt-6" />
      {blocks.length === 0 && <p className="text-ink-soft">{t('console.texts_nothing')}</p>}
    </article>
  );
}
