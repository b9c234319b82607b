import type { Profile } from '@rialto/contract/calls/account/profile.ts';
import { t } from '@rialto/texts/text.ts';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOwnProfile } from './use-own-profile.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import { AccountPageSkeleton } from './account-skeleton.tsx';

type Props = { title: string; text?: string; children: (profile: Profile) => ReactNode };

/** A page that requires the profile: shows a skeleton while it loads, or that loading failed. */
export function OwnPage({ title, text, children }: Props) {
  const own = useOwnProfile();
  if (own.kind === 'loading') return <AccountPageSkeleton />;
  if (own.kind === 'failed') return <Failed onRetry={own.retry} />;
  return (
    <Container className="py-8 lg:py-14">
      <h1 className="text-3xl font-extrabold text-ink">{title}</h1>
      {text && <p className="mt-2 text-ink-soft">{text}</p>}
      <div className="mt-6 flex flex-col gap-6">{children(own.profile)}</div>
    </Container>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        level={1}
        picture={<CloudOff strokeWidth={1.5} aria-hidden />}
        title={t('profile.failed_title')}
        text={t('profile.failed_text')}
      >
        <Button onClick={onRetry}>{t('action.retry')}</Button>
      </EmptyState>
    </div>
  );
}
