import { t } from '@rialto/texts/text.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Skeleton, SkeletonCircle, SkeletonGroup, SkeletonText } from '@rialto/ui/feedback/skeleton.tsx';

const ENTRIES = [0, 1, 2, 3, 4, 5];

/** Placeholder of an account page until the session is known, as tall as the page. */
export function AccountSkeleton() {
  return (
    <Container className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-12">
      <div className="pt-4 lg:pt-14" aria-hidden>
        <div className="mb-4 flex items-center gap-3 border-b border-hairline pb-5 max-lg:hidden">
          <SkeletonCircle className="size-13" />
          <SkeletonText lines={2} className="flex-1" />
        </div>
        <div className="flex gap-1.5 overflow-hidden p-1 lg:flex-col lg:gap-1 lg:p-0">
          {ENTRIES.map((entry) => (
            <Skeleton key={entry} className="h-11 w-28 shrink-0 lg:w-full" />
          ))}
        </div>
      </div>
      <AccountPageSkeleton />
    </Container>
  );
}

/** The same beside the navigation. */
export function AccountPageSkeleton() {
  return (
    <SkeletonGroup label={t('profile.loading')} className="py-10 lg:py-14">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-7 h-96 rounded-lg" />
    </SkeletonGroup>
  );
}
