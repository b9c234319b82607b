import type { ReactNode } from 'react';
import { Container } from '@rialto/ui/base/container.tsx';
import { AccountNav } from './account-nav.tsx';

/** An account page beside the navigation. It fills the screen, so that the footer does not jump while content loads. */
export function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <Container className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-12">
      <AccountNav />
      <div className="min-w-0 [--gutter:0px] [--rail:0px]">{children}</div>
    </Container>
  );
}
