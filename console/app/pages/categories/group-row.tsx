import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import type { ReactNode } from 'react';
import type { ConsoleTranslation } from '@rialto/contract/shapes/console/translated.ts';
import { nameIn } from '../../words/name-in.ts';
import type { ShownPicture } from '../../cards/pictures/picture-field.tsx';

export type Group = {
  id: number;
  name: ConsoleTranslation;
  picture: ShownPicture | null;
  active: boolean;
  item_count: number;
};
type Props = { group: Group; canEdit: boolean; onEdit: () => void; children?: ReactNode };

/** A category, brand or condition in its list. */
export function GroupRow({ group, canEdit, onEdit, children }: Props) {
  const name = nameIn(group.name);
  return (
    <div className="flex min-h-14 items-center gap-3 rounded-md border border-hairline bg-surface px-3 py-1.5">
      <Image src={group.picture?.url} name={name} alt="" sizes="40px" ratio="1" className="size-10 rounded-md" />
      <span className="min-w-0 flex-1">
        <span className="block truncate font-semibold text-ink">{name}</span>
        <span className="block text-sm text-ink-soft">
          {t('console.catalogue_item_count', { count: group.item_count })}
        </span>
      </span>
      {!group.active && <Badge>{t('console.catalogue_inactive')}</Badge>}
      {children}
      {canEdit && (
        <Button kind="ghost" size="sm" onClick={onEdit}>
          {t('console.catalogue_edit')}
          <span className="sr-only">: {name}</span>
        </Button>
      )}
    </div>
  );
}
