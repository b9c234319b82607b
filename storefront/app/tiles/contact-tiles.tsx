import type { Config } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react';
import { dialogs } from '../shared/dialogs.ts';

const tileClass =
  'flex min-h-16 w-full items-center gap-4 rounded-lg border border-hairline bg-surface px-5 py-3 text-start hover:border-outline';

/** Email, phone and address; the address opens a map. */
export function ContactTiles({ config }: { config: Config }) {
  return (
    <ul className="mt-10 flex flex-wrap gap-3 *:grow *:basis-68">
      {config.email && (
        <li>
          <a href={`mailto:${config.email}`} className={tileClass}>
            <TileContent icon={Mail} label={t('footer.mail')} value={config.email} />
          </a>
        </li>
      )}
      {config.phone && (
        <li>
          <a href={`tel:${config.phone.replaceAll(/[^+\d]/g, '')}`} className={tileClass}>
            <TileContent icon={Phone} label={t('footer.phone')} value={config.phone} isCode />
          </a>
        </li>
      )}
      {config.address && (
        <li>
          <button type="button" className={tileClass} onClick={() => dialogs.open({ name: 'shop-map' })}>
            <TileContent icon={MapPin} label={t('footer.address')} value={config.address} />
          </button>
        </li>
      )}
    </ul>
  );
}

type ContentProps = { icon: LucideIcon; label: string; value: string; isCode?: boolean };

/** Phone numbers are left-to-right in every language. */
function TileContent({ icon: Icon, label, value, isCode = false }: ContentProps) {
  return (
    <>
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
        <Icon className="size-5" aria-hidden />
      </span>
      <span className="min-w-0">
        <span className="block text-xs text-ink-soft">{label}</span>
        <span className="block font-medium break-words text-ink" dir={isCode ? 'ltr' : undefined}>
          {value}
        </span>
      </span>
    </>
  );
}
