import type { Module } from '@rialto/contract/shapes/module.ts';
import type { ReactNode } from 'react';
import { useChooseModule } from '../features/modules/use-choose-module.ts';
import { paths } from '../platform/paths.ts';
import { useHasLocation, useRootData } from '../platform/root-data.ts';

type Props = { className?: string; children?: (module: Module) => ReactNode };

const textLink =
  'flex min-h-11 items-center rounded-full px-2.5 text-sm font-medium text-ink-soft hover:bg-wash hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-text';

/** The modules of the visitor's zones. Links, so that they also work before our scripts are there. */
export function ModuleLinks({ className = textLink, children = ({ module_name }) => module_name }: Props) {
  const { modules, scope } = useRootData();
  const choose = useChooseModule();
  if (!useHasLocation()) return null;
  return modules.map((module) => (
    <a
      key={module.id}
      href={paths.module(module.id)}
      data-module={module.module_type}
      aria-current={module.id === scope.moduleId ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        choose(module);
      }}
      className={className}
    >
      {children(module)}
    </a>
  ));
}
