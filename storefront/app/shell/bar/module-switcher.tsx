import type { Module } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { useLocation } from 'react-router';
import { paths } from '../../platform/navigation/paths.ts';
import { useHasLocation, useRootData } from '../../platform/page/root-data.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { ModuleLinks } from './module-links.tsx';

const chip =
  'flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-hairline bg-surface ps-1.5 pe-4 text-sm font-medium text-ink-soft aria-[current]:border-accent aria-[current]:bg-accent-soft aria-[current]:text-accent-text';

/** Modules under the compact bar, only on the home page and not on search results. */
export function ModuleSwitcher() {
  const { modules } = useRootData();
  const { pathname, search } = useLocation();
  const isHome = pathname === paths.home && !new URLSearchParams(search).has('data_type');
  if (!useHasLocation() || modules.length < 2 || !isHome) return null;
  return (
    <Container
      as="nav"
      aria-label={t('shell.modules')}
      className="scroll-row flex scroll-px-(--gutter) gap-2 pt-3 wide:hidden"
    >
      <ModuleLinks className={chip}>{(module) => <SwitcherEntry module={module} />}</ModuleLinks>
    </Container>
  );
}

function SwitcherEntry({ module }: { module: Module }) {
  return (
    <>
      <Image
        src={module.icon_full_url}
        name={module.module_name}
        alt=""
        sizes="32px"
        maxWidth={160}
        fit="contain"
        isEager
        className="w-8 bg-transparent"
      />
      {module.module_name}
    </>
  );
}
