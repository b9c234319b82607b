import type { Module } from '@rialto/contract/shapes/module.ts';
import { Check } from 'lucide-react';
import { paths } from '../../platform/navigation/paths.ts';
import { Image } from '@rialto/ui/media/image.tsx';

type Props = { modules: Module[]; chosenId: number | null; onChoose: (module: Module) => void };

/** One tile per module. Tiles are links, so they work before hydration and without JavaScript. */
export function ModuleGrid({ modules, chosenId, onChoose }: Props) {
  return (
    <ul className="flex flex-wrap gap-3">
      {modules.map((module) => (
        <li key={module.id} data-module={module.module_type} className="grow basis-36 sm:basis-48">
          <a
            href={paths.module(module.id)}
            aria-current={module.id === chosenId ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              onChoose(module);
            }}
            className="relative flex h-full flex-col items-center gap-1 rounded-lg border border-hairline bg-accent-soft px-3 pt-4 pb-4 text-center transition duration-(--duration-base) hover:border-accent hover:shadow-2 aria-[current]:border-accent aria-[current]:ring-1 aria-[current]:ring-accent"
          >
            <Image
              src={module.icon_full_url}
              name={module.module_name}
              alt=""
              sizes="96px"
              maxWidth={320}
              fit="contain"
              className="w-24 bg-transparent"
            />
            <span className="text-base font-semibold text-ink">{module.module_name}</span>
            <span className="line-clamp-3 text-xs text-balance text-ink-soft">{module.description}</span>
            {module.id === chosenId && (
              <span className="absolute end-3 top-3 grid size-6 place-items-center rounded-full bg-accent text-accent-ink">
                <Check className="size-4" aria-hidden />
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
