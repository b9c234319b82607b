import type { Config, Landing } from '@rialto/contract/calls/content.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import { useEffect } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PageScope } from '../session/page-scope.ts';

/** What the operator wrote for the landing page and every page shows. */
export type LandingOfEveryPage = Pick<
  Landing,
  | 'fixed_header_image_full_url'
  | 'fixed_newsletter_title'
  | 'fixed_newsletter_sub_title'
  | 'fixed_footer_description'
  | 'download_user_app_links'
>;

/** What every page is given by the root: the shop, its modules and the visitor's scope. */
export type RootData = {
  scope: PageScope;
  config: Config;
  landing: LandingOfEveryPage;
  modules: Module[];
  /** Of the scripts of this answer; browsers hide it. */
  nonce: string;
  /** Where the shop is reached from outside. */
  publicUrl: string;
  /** Under which the shop's log knows the request that the page was made for. */
  requestId: string;
  /** Whether the shop may be kept on the device and opened without a network. */
  isInstallable: boolean;
};

let lastKnown: RootData | undefined;

/**
 * The root's data if there is any. A page that cannot be had takes the root's part of the same answer with it; in a
 * browser what was known before still holds then, so the frame stays.
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

/** The module the visitor is in, if it works where they are. */
export function useCurrentModule(): Module | null {
  const { modules, scope } = useRootData();
  return modules.find(({ id }) => id === scope.moduleId) ?? null;
}

export function useHasLocation(): boolean {
  return useRootData().scope.zoneIds.length > 0;
}
