import type { Landing } from '@rialto/contract/calls/content.ts';
import type { Module } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { ArrowRight } from 'lucide-react';
import { useChooseModule } from '../../features/modules/use-choose-module.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { useHasLocation, useRootData } from '../../platform/page/root-data.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';

/** The modules. Without a location a module opens the location picker first. */
export function LandingModules({ landing }: { landing: Landing }) {
  const { modules } = useRootData();
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby="modules-title" className="bg-sunken py-14 lg:py-20">
      <Container>
        <h2 id="modules-title" className="text-3xl font-bold text-ink">
          {landing.fixed_module_title}
        </h2>
        <p className="mt-2 max-w-2xl text-ink-soft">{landing.fixed_module_sub_title}</p>
        <ul className="whole-rows mt-8 grid gap-3 sm:gap-4">
          {modules.map((module) => (
            <ModuleCard key={module.id} module={module} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

function ModuleCard({ module }: { module: Module }) {
  const hasLocation = useHasLocation();
  const choose = useChooseModule();
  function open() {
    if (hasLocation) choose(module);
    else dialogs.open({ name: 'location-picker', mode: { kind: 'visit' } });
  }
  return (
    <li data-module={module.module_type}>
      <a
        href={hasLocation ? paths.module(module.id) : paths.locate()}
        onClick={(event) => {
          event.preventDefault();
          open();
        }}
        className="group flex h-full flex-col rounded-xl bg-accent-soft p-4 transition duration-(--duration-base) hover:-translate-y-1 hover:shadow-3 sm:p-5"
      >
        <Image
          src={module.icon_full_url}
          name={module.module_name}
          alt=""
          fit="contain"
          sizes="144px"
          maxWidth={320}
          tint="transparent"
          className="mx-auto w-full max-w-36"
        />
        <span className="mt-4 text-lg font-bold text-ink">{module.module_name}</span>
        <span className="mt-1 line-clamp-3 text-sm text-ink-soft">{module.description}</span>
        <span className="mt-auto flex items-center gap-1.5 pt-4 text-sm font-semibold text-accent-text">
          {module.stores_count > 0
            ? t('landing.store_count', { count: module.stores_count })
            : t('landing.open_module')}
          <ArrowRight
            className="mirror size-4 transition-transform group-hover:translate-x-[calc(2px*var(--flow))]"
            aria-hidden
          />
        </span>
      </a>
    </li>
  );
}
