import { readConfig } from '@rialto/contract/calls/content.ts';
import { changeShopSettings, readShopSettings } from '@rialto/contract/calls/console/settings.ts';
import type { Reply } from '@rialto/contract/http/endpoint.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryState } from '../../cards/query-state.tsx';
import { SaveBar } from '../../cards/forms/save-bar.tsx';
import { useDraft } from '../../platform/use-draft.ts';
import { queryOf } from '../../platform/query.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import type { GroupProps } from './group-props.ts';

type SettingsReply = Reply<typeof readShopSettings>;
/** What fields need to know beside their values. */
export type Facts = { hasPrices: boolean; mediaUrl: string };
type Fields = (props: GroupProps & Facts) => ReactNode;

/** Some of the settings. Only what differs is sent, so that two owners do not overwrite each other's other changes. */
export function SettingsForm({ children }: { children: Fields }) {
  const settings = useQuery(queryOf(readShopSettings, {}));
  return (
    <QueryState query={settings} skeleton={<Skeleton className="h-120 max-w-3xl" />}>
      {(saved) => <Form saved={saved}>{children}</Form>}
    </QueryState>
  );
}

function Form({
  saved: { is_saved: _, has_prices, media_url, ...saved },
  children,
}: {
  saved: SettingsReply;
  children: Fields;
}) {
  const { draft, changes, isChanged, change, discard } = useDraft(saved);
  const { run, isRunning } = useAction(changeShopSettings, {
    changes: [readShopSettings, readConfig],
    onDone: () => toasts.show({ kind: 'success', text: t('console.settings_saved') }),
  });
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      {children({ draft, onChange: change, hasPrices: has_prices, mediaUrl: media_url })}
      <SaveBar isChanged={isChanged} isSaving={isRunning} onDiscard={discard} onSave={() => run({ body: changes })} />
    </div>
  );
}
