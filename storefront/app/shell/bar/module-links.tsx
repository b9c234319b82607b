import type { Module } from '@rialto/contract/shapes/module.ts';
import type { ReactNode } from 'react';
import { useChooseModule } from '../../features/modules/use-choose-module.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { CachedMarkup } from '../../platform/hydration/cached-markup.tsx';
import { useHasLocation, useRootData } from '../../platform/page/root-data.ts';

type Props = { className?: string; children?: (module: Module) => ReactNode };

const textLink =
  'flex min-h-11 items-center rounded-full px-2.5 text-sm font-medium text-ink-soft hover:bg-wash hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-text';

/** Modules of the visitor's zones. They are links, so they work before hydration. */
export function ModuleLinks({ className = textLink, children = ({ module_name }) => module_name }: Props) {
  const { modules, scope } = useRootData();
  if (!useHasLocation()) return null;
  return (
    <CachedMarkup source={modules} cacheKey={`${scope.moduleId} ${className}`} className="contents">
      {() =>
        modules.map((module) => (
          <ModuleLink key={module.id} module={module} isCurrent={module.id === scope.moduleId} className={className}>
            {children(module)}
          </ModuleLink>
        ))
      }
    </CachedMarkup>
  );
}

/** The server renders no click handlers. */
const useChoice = import.meta.env.SSR ? () => () => undefined : useChooseModule;

type LinkProps = { module: Module; isCurrent: boolean; className: string; children: ReactNode };

function ModuleLink({ module, isCurrent, className, children }: LinkProps) {
  const choose = useChoice();
  return (
    <a
      href={paths.module(module.id)}
      data-module={module.module_type}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        choose(module);
      }}
      className={className}
    >
      {children}
    </a>
  );
}
