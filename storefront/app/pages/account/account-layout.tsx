import type { ReactNode } from 'react';
import { Container } from '@rialto/ui/base/container.tsx';
import { AccountNav } from './account-nav.tsx';

/**
 * The pages of an account side by side with the way to each other. A page's own column fills the room that is left.
 * As tall as the screen, so that the footer is not seen first and pushed away by what is still being read.
 */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <Container className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-12">
      <AccountNav />
      <div className="min-w-0 [--gutter:0px] [--rail:0px]">{children}</div>
    </Container>
  );
}
