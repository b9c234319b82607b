import type { LucideIcon } from 'lucide-react';

type Props = {
  id: string;
  index: number;
  name: string;
  icon: LucideIcon;
  isActive: boolean;
  onSearch: (term: string) => void;
};

/** One option of the search panel. Focus stays in the input, which handles the keyboard. */
export function SearchOption({ id, index, name, icon: Icon, isActive, onSearch }: Props) {
  return (
    <li
      id={optionId(id, index)}
      role="option"
      aria-selected={isActive}
      onClick={() => onSearch(name)}
      className="flex h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-md text-ink hover:bg-wash aria-selected:bg-accent-soft"
    >
      <Icon className="size-4 shrink-0 text-ink-faint" aria-hidden />
      <span className="truncate">{name}</span>
    </li>
  );
}

export function optionId(id: string, index: number): string {
  return `${id}-option-${index}`;
}
