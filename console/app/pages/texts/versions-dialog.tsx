import { listPageVersions, type ShopPage } from '@rialto/contract/calls/console/texts.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import type { PageSlug } from '@rialto/contract/shapes/enums.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { dayAndTime } from '../../words/moments.ts';

type Version = Reply<typeof listPageVersions>['versions'][number];
type Props = { slug: PageSlug; onUse: (version: Pick<ShopPage, 'title' | 'body'>) => void; onClose: () => void };

/** Earlier versions of a page. Using one fills the form, and nothing is saved yet. */
export function VersionsDialog({ slug, onUse, onClose }: Props) {
  const versions = useQuery(queryOf(listPageVersions, { params: { slug } }));
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('console.texts_versions')}
      description={t('console.texts_versions_text')}
      closeLabel={t('console.close')}
    >
      <QueryState query={versions} skeleton={<Skeleton className="h-40" />}>
        {(data) => (
          <ol className="divide-y divide-hairline">
            {data.versions.map((version, at) => (
              <VersionRow
                // Versions have no identity besides their place in the list.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                version={version}
                isCurrent={at === 0}
                onUse={() => {
                  onUse({ title: version.title, body: version.body });
                  onClose();
                }}
              />
            ))}
          </ol>
        )}
      </QueryState>
    </Dialog>
  );
}

const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

type RowProps = { version: Version; isCurrent: boolean; onUse: () => void };

function VersionRow({ version: { at, person, body }, isCurrent, onUse }: RowProps) {
  return (
    <li className="flex items-start gap-4 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {at === null ? t('console.texts_original') : dayAndTime(at, timeZone)}
          {person !== null && <span className="font-normal text-ink-soft"> · {person}</span>}
        </p>
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft" dir="auto">
          {body.en}
        </p>
      </div>
      {isCurrent ? (
        <span className="py-2 text-sm text-ink-soft">{t('console.texts_current')}</span>
      ) : (
        <Button kind="secondary" size="sm" onClick={onUse}>
          {t('console.texts_use')}
        </Button>
      )}
    </li>
  );
}
