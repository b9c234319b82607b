import { Component, Suspense, type ReactNode } from 'react';

type LazyPartProps = { fallback?: ReactNode; children: ReactNode };

/** A part whose code is loaded later. Without a network it stays empty, and the rest of the page works. */
export class LazyPart extends Component<LazyPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError() {
    return { hasFailed: true };
  }
  override render() {
    return this.state.hasFailed ? null : <Suspense fallback={this.props.fallback}>{this.props.children}</Suspense>;
  }
}
