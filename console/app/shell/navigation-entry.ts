import type { Permission } from '@rialto/contract/shapes/enums.ts';
import type { ComponentType, SVGProps } from 'react';

export type NavigationEntry = {
  path: string;
  label: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  /** Members without it do not see the entry; null is for everybody. */
  permission: Permission | null;
};
export type NavigationGroup = { name: string; label: string | null; entries: NavigationEntry[] };
