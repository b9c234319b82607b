import { Monitor, Moon, PilcrowLeft, PilcrowRight, Sun } from 'lucide-react';
import { useEffect } from 'react';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Tabs } from '@rialto/ui/lists/tabs.tsx';

export const MODULES = ['brand', 'food', 'grocery', 'pharmacy', 'ecommerce', 'parcel'] as const;

export type Look = {
  theme: 'system' | 'light' | 'dark';
  direction: 'ltr' | 'rtl';
  module: (typeof MODULES)[number];
};

type KitToolbarProps = { look: Look; onChange: (look: Look) => void };

export function KitToolbar({ look, onChange }: KitToolbarProps) {
  useOnHtml(look);
  return (
    <section
      aria-label="Look"
      className="sticky top-0 z-(--z-float) border-y border-hairline bg-ground/85 backdrop-blur-lg"
    >
      <Container className="scroll-row flex items-center gap-4 py-2">
        <Tabs
          id="kit-theme"
          label="Theme"
          look="pill"
          className="shrink-0"
          active={look.theme}
          onSelect={(theme) => onChange({ ...look, theme: theme as Look['theme'] })}
          tabs={[
            { id: 'system', label: 'System', icon: <Monitor aria-hidden /> },
            { id: 'light', label: 'Light', icon: <Sun aria-hidden /> },
            { id: 'dark', label: 'Dark', icon: <Moon aria-hidden /> },
          ]}
        />
        <Tabs
          id="kit-direction"
          label="Direction"
          look="pill"
          className="shrink-0"
          active={look.direction}
          onSelect={(direction) => onChange({ ...look, direction: direction as Look['direction'] })}
          tabs={[
            { id: 'ltr', label: 'LTR', icon: <PilcrowRight aria-hidden /> },
            { id: 'rtl', label: 'RTL', icon: <PilcrowLeft aria-hidden /> },
          ]}
        />
        <div role="group" aria-label="Accent" className="flex">
          {MODULES.map((module) => (
            <ModuleDot
              key={module}
              module={module}
              isChosen={module === look.module}
              onChoose={() => onChange({ ...look, module })}
            />
          ))}
        </div>
      </Container>
    </section>
  );
}

type ModuleDotProps = { module: string; isChosen: boolean; onChoose: () => void };

function ModuleDot({ module, isChosen, onChoose }: ModuleDotProps) {
  return (
    <button
      type="button"
      data-module={module}
      aria-pressed={isChosen}
      aria-label={module}
      title={module}
      onClick={onChoose}
      className="grid size-11 shrink-0 place-items-center rounded-full"
    >
      <span
        className={classNames(
          'size-6 rounded-full bg-accent ring-offset-3 ring-offset-ground transition',
          isChosen && 'ring-2 ring-accent',
        )}
      />
    </button>
  );
}

/** Set on the html element as in the shop, so that dialogs, scrollbars and the map follow. */
function useOnHtml({ theme, direction }: Look): void {
  useEffect(() => {
    const html = document.documentElement;
    const before = { theme: html.dataset['theme'], dir: html.dir };
    if (theme === 'system') delete html.dataset['theme'];
    else html.dataset['theme'] = theme;
    html.dir = direction;
    return () => {
      html.dir = before.dir;
      if (before.theme) html.dataset['theme'] = before.theme;
      else delete html.dataset['theme'];
    };
  }, [theme, direction]);
}
