import type { Config, Landing } from '@rialto/contract/calls/content.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PageScope } from '../session/page-scope.ts';

/** The parts of the landing content that every page shows. */
export type LandingOfEveryPage = Pick<
  Landing,
  | 'fixed_header_image_full_url'
  | 'fixed_newsletter_title'
  | 'fixed_newsletter_sub_title'
  | 'fixed_footer_description'
  | 'download_user_app_links'
>;

/** Data of the root loader: the shop, its modules and the visitor's scope. */
export type RootData = {
  scope: PageScope;
  config: Config;
  landing: LandingOfEveryPage;
  modules: Module[];
  /** The nonce of this response's scripts. Browsers hide it from the DOM. */
  nonce: string;
  /** The public origin of the shop. */
  publicUrl: string;
  /** The id of the page request in the log. */
  requestId: string;
  /** Whether the shop can be installed and opened offline. */
  isInstallable: boolean;
};

let lastKnown: RootData | undefined;

/**
 * A failed page load also drops the root data from the response. In the browser the last known data then keeps the
 * frame in place.
 */
export function useOptionalRootData(): RootData | undefined {
  const data = useRouteLoaderData<RootData>('root');
  useEffect(() => {
    if (data) lastKnown = data;
  }, [data]);
  return data ?? lastKnown;
}

export function useRootData(): RootData {
  const data = useOptionalRootData();
  if (!data) throw new Error('No root data');
  return data;
}

/** The visitor's module, if it is offered at their location. */
export function useCurrentModule(): Module | null {
  const { modules, scope } = useRootData();
  return modules.find(({ id }) => id === scope.moduleId) ?? null;
}

export function useHasLocation(): boolean {
  return useRootData().scope.zoneIds.length > 0;
}
