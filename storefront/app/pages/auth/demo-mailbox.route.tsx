import { listDemoMail } from '@rialto/contract/calls/demo-mail.ts';
import { t } from '@rialto/texts/text.ts';
import { RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { DemoMail } from './demo-mail.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import type { Route } from './+types/demo-mailbox.route';

/** Exists only in a demo. */
export async function loader({ request, context }: Route.LoaderArgs) {
  return apiOf(request, context)(listDemoMail, {});
}

export default function DemoMailbox({ loaderData: { messages } }: Route.ComponentProps) {
  const { state, revalidate } = useRevalidator();
  return (
    <Container className="max-w-3xl py-8 lg:py-14">
      <PageHead title={t('mailbox.title')} path={paths.demoMailbox} isUnlisted />
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-72">
          <h1 className="text-3xl font-extrabold text-ink">{t('mailbox.title')}</h1>
          <p className="mt-2 text-ink-soft">{t('mailbox.text')}</p>
        </div>
        <Button
          kind="secondary"
          icon={<RefreshCw className="size-4" aria-hidden />}
          isLoading={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {t('mailbox.refresh')}
        </Button>
      </div>
      <DemoMail messages={messages} />
    </Container>
  );
}
