import type { LucideIcon } from 'lucide-react';
import { Image } from '@rialto/ui/media/image.tsx';

type Props = {
  id: string;
  index: number;
  name: string;
  icon: LucideIcon;
  /** Shown instead of the icon; undefined for options without pictures. */
  picture?: string | null | undefined;
  isActive: boolean;
  onChoose: () => void;
};

/** One option of the search panel. Focus stays in the input, which handles the keyboard. */
export function SearchOption({ id, index, name, icon: Icon, picture, isActive, onChoose }: Props) {
  return (
    <li
      id={optionId(id, index)}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={`flex cursor-pointer items-center gap-3 rounded-sm px-3 text-md text-ink hover:bg-wash aria-selected:bg-accent-soft ${picture === undefined ? 'h-11' : 'h-12'}`}
    >
      {picture ? (
        <Image src={picture} alt="" sizes="36px" maxWidth={160} className="w-9 shrink-0 rounded-sm" />
      ) : (
        <Icon className={`size-4 shrink-0 text-ink-faint ${picture === undefined ? '' : 'mx-2.5'}`} aria-hidden />
      )}
      <bdi className="truncate">{name}</bdi>
    </li>
  );
}

export function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}
