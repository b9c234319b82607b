import type { StoreDetail } from '@rialto/contract/shapes/store.ts';
import { t } from '@rialto/texts/text.ts';
import { Mail, Phone, type LucideIcon } from 'lucide-react';
import { Fragment } from 'react';

type Props = Pick<StoreDetail, 'phone' | 'email'>;

/** Phone and email of the store, if given. */
export function ContactList({ phone, email }: Props) {
  if (!phone && !email) return null;
  return (
    <ul className="flex flex-col gap-3">
      {phone && (
        <Tile
          href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}
          icon={Phone}
          label={t('store.phone')}
          value={phone}
          direction="ltr"
        />
      )}
      {email && <Tile href={`mailto:${email}`} icon={Mail} label={t('store.mail')} value={email} direction="ltr" />}
    </ul>
  );
}

type TileProps = { href: string; icon: LucideIcon; label: string; value: string; direction: 'ltr' };

/** Phone numbers and email addresses are left-to-right in every language. */
function Tile({ href, icon: Icon, label, value, direction }: TileProps) {
  return (
    <li>
      <a
        href={href}
        className="flex min-h-16 items-center gap-4 rounded-lg border border-hairline bg-surface px-4 py-3 hover:border-outline"
      >
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-text">
          <Icon className="size-5" aria-hidden />
        </span>
        <span className="min-w-0">
          <span className="block text-xs text-ink-soft">{label}</span>
          <span className="block font-medium wrap-anywhere text-ink">
            <bdi dir={direction}>
              {value.split(/(?<=@)/).map((piece) => (
                <Fragment key={piece}>
                  {piece}
                  <wbr />
                </Fragment>
              ))}
            </bdi>
          </span>
        </span>
      </a>
    </li>
  );
}
