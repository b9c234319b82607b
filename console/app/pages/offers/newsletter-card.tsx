import { exportSubscribers, readNewsletter } from '@rialto/contract/calls/console/newsletter.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { QueryState } from '../../cards/query-state.tsx';
import { useDownload } from '../../platform/download.ts';
import { queryOf } from '../../platform/query.ts';

/** The readers of the newsletter, as a file for the mailing service of the shop. */
export function NewsletterCard() {
  const query = useQuery(queryOf(readNewsletter, {}));
  return (
    <section className="mt-8 flex flex-col gap-4 rounded-xl border border-hairline bg-surface p-5">
      <div>
        <h2 className="text-lg font-bold text-ink">{t('console.newsletter_title')}</h2>
        <p className="max-w-prose text-ink-soft">{t('console.newsletter_text')}</p>
      </div>
      <QueryState query={query} skeleton={<Skeleton className="h-11" />}>
        {({ subscribers, in_arabic: inArabic }) => <Readers count={subscribers} inArabic={inArabic} />}
      </QueryState>
    </section>
  );
}

function Readers({ count, inArabic }: { count: number; inArabic: number }) {
  const { save, running } = useDownload();
  if (count === 0) return <p className="font-semibold text-ink">{t('console.newsletter_none')}</p>;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-semibold text-ink tabular-nums">
        {t('console.newsletter_readers', { count, arabic: inArabic })}
      </p>
      <Button
        kind="secondary"
        icon={<Download className="size-5" aria-hidden />}
        isLoading={running !== null}
        onClick={() => void save(exportSubscribers, {}, 'newsletter.csv')}
      >
        {t('console.newsletter_export')}
      </Button>
    </div>
  );
}
