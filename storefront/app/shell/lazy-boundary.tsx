import { t } from '@rialto/texts/text.ts';
import { Component, Suspense, type ReactNode } from 'react';
import { toasts } from '../platform/overlays/toasts.ts';

type Props = { fallback?: ReactNode; children: ReactNode };

/** Suspense and error boundary for lazy components. If loading fails, it shows a toast and keeps the page. */
export class LazyBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    toasts.show({ id: 'error', kind: 'error', text: t('error.network') });
  }

  override render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.hasFailed ? fallback : <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
