import { readShopTexts, type ShopPage } from '@rialto/contract/calls/console/texts.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink } from 'lucide-react';
import { Navigate, useParams } from 'react-router';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { LandingEditor } from './landing-editor.tsx';
import { PageEditor } from './page-editor.tsx';
import { TextList } from './text-list.tsx';
import { shopPath, textPartOf, type TextPart } from './text-parts.ts';

/** The policies, the about and help pages, and the landing page, in both languages. OPS-12. */
export function TextsPage() {
  const part = textPartOf(useParams()['part']);
  const texts = useQuery(queryOf(readShopTexts, {}));
  if (part === null) return <Navigate to="/texts" replace />;
  return (
    <>
      <PageHeader
        title={t('console.texts_title')}
        text={t('console.texts_text')}
        actions={
          <a
            href={shopPath(part)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ kind: 'secondary', className: 'gap-2' })}
          >
            <ExternalLink className="size-4 rtl:-scale-x-100" aria-hidden />
            {t('console.texts_open')}
          </a>
        }
      />
      <QueryState query={texts} skeleton={<Skeleton className="h-120" />}>
        {(data) => (
          <div className="grid gap-6 lg:grid-cols-[15rem_minmax(0,1fr)]">
            <TextList pages={data.pages} active={part} />
            <PartEditor key={part} part={part} texts={data} />
          </div>
        )}
      </QueryState>
    </>
  );
}

function PartEditor({ part, texts }: { part: TextPart; texts: Reply<typeof readShopTexts> }) {
  if (part === 'landing') return <LandingEditor saved={texts.landing} mediaUrl={texts.media_url} />;
  return <PageEditor page={texts.pages.find(({ slug }) => slug === part) as ShopPage} />;
}
