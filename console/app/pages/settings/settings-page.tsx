import { readConfig } from '@rialto/contract/calls/content.ts';
import { changeShopSettings, readShopSettings, type ConsoleSettings } from '@rialto/contract/calls/console/settings.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { PageHeader } from '../../cards/page-header.tsx';
import { QueryState } from '../../cards/query-state.tsx';
import { queryOf } from '../../platform/query.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { ContactFields } from './contact-fields.tsx';
import { MoneyFields } from './money-fields.tsx';
import { OrderFields } from './order-fields.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

/** What the owner decides about the shop. OPS-12. */
export function SettingsPage() {
  const settings = useQuery(queryOf(readShopSettings, {}));
  return (
    <>
      <PageHeader title={t('console.settings_title')} text={t('console.settings_text')} />
      <SettingsTabs active="shop" />
      <QueryState query={settings} skeleton={<Skeleton className="h-120" />}>
        {({ is_saved: _, has_prices: __, ...saved }) => <SettingsForm saved={saved} />}
      </QueryState>
    </>
  );
}

function SettingsForm({ saved }: { saved: ConsoleSettings }) {
  const [draft, setDraft] = useState(saved);
  const change = (part: Partial<ConsoleSettings>) => setDraft((former) => ({ ...former, ...part }));
  const { run, isRunning } = useAction(changeShopSettings, {
    changes: [readShopSettings, readConfig],
    onDone: () => toasts.show({ kind: 'success', text: t('console.settings_saved') }),
  });
  const save = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    run({ body: changesOf(saved, draft) });
  };
  return (
    <form onSubmit={save} className="flex max-w-3xl flex-col gap-8">
      <ContactFields draft={draft} onChange={change} />
      <OrderFields draft={draft} onChange={change} />
      <MoneyFields draft={draft} onChange={change} />
      <div className="sticky bottom-0 border-t border-hairline bg-ground py-4">
        <Button type="submit" isLoading={isRunning}>
          {t('console.save')}
        </Button>
      </div>
    </form>
  );
}

/** Only what differs, so that two owners do not overwrite each other's other changes. */
function changesOf(saved: ConsoleSettings, draft: ConsoleSettings): Partial<ConsoleSettings> {
  const names = Object.keys(draft) as (keyof ConsoleSettings)[];
  return Object.fromEntries(
    names
      .filter((name) => JSON.stringify(saved[name]) !== JSON.stringify(draft[name]))
      .map((name) => [name, draft[name]]),
  );
}
