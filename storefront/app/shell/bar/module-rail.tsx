import type { Module } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { useHasLocation, useRootData } from '../../platform/page/root-data.ts';
import { Image } from '@rialto/ui/media/image.tsx';
import { ModuleLinks } from './module-links.tsx';

const railLink =
  'group flex w-full flex-col items-center gap-0.5 rounded-md px-0.5 py-1.5 text-2xs font-medium tracking-tight text-ink-soft hover:bg-wash hover:text-ink aria-[current]:bg-accent-soft aria-[current]:font-semibold aria-[current]:text-accent-text';

/** Modules of the visitor's zones at the side of every page. styles/base.css reserves its space. */
export function ModuleRail() {
  const { modules } = useRootData();
  if (!useHasLocation() || modules.length < 2) return null;
  return (
    <nav
      aria-label={t('shell.modules')}
      className="module-rail fixed start-2 top-1/2 z-(--z-rail) hidden max-h-[calc(100dvh-9rem)] w-18 -translate-y-1/2 flex-col gap-1 overflow-y-auto rounded-lg border border-hairline bg-surface p-1 shadow-2 wide:flex"
    >
      <ModuleLinks className={railLink}>{(module) => <RailEntry module={module} />}</ModuleLinks>
    </nav>
  );
}

function RailEntry({ module }: { module: Module }) {
  return (
    <>
      <Image
        src={module.icon_full_url}
        name={module.module_name}
        alt=""
        sizes="40px"
        maxWidth={160}
        fit="contain"
        isEager
        className="w-10 bg-transparent transition-transform group-hover:scale-108 motion-reduce:transition-none"
      />
      <span className="w-full text-center leading-tight wrap-anywhere">{module.module_name}</span>
    </>
  );
}
