import { useNavigate, useRevalidator } from 'react-router';
import { chooseModule } from '../features/modules/choose-module.ts';
import { paths } from '../platform/paths.ts';
import { useHasLocation, useRootData } from '../platform/root-data.ts';

/** The modules of the visitor's zones. Links, so that they also work before our scripts are there. */
export function ModuleLinks({ isList = false }: { isList?: boolean }) {
  const { modules, scope } = useRootData();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  if (!useHasLocation()) return null;
  return modules.map((module) => (
    <a
      key={module.id}
      href={paths.module(module.id)}
      aria-current={module.id === scope.moduleId ? 'true' : undefined}
      onClick={(event) => {
        event.preventDefault();
        chooseModule(module, (path) => void navigate(path));
        void revalidate();
      }}
      className={`flex min-h-11 items-center rounded-full px-3 text-sm font-medium text-ink-soft hover:bg-wash hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-text ${isList ? 'w-full text-base' : ''}`}
    >
      {module.module_name}
    </a>
  ));
}
