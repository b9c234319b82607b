import { classNames } from '@rialto/ui/base/class-names.ts';
import { Image } from '@rialto/ui/media/image.tsx';

type Props = {
  condition: { name: string; image_full_url: string | null };
  isChosen: boolean;
  onChoose: () => void;
};

/** A health condition with its picture. */
export function ConditionChip({ condition, isChosen, onChoose }: Props) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'flex shrink-0 items-center gap-2.5 rounded-full border p-1.5 pe-4 text-sm font-semibold whitespace-nowrap transition motion-reduce:transition-none',
        isChosen
          ? 'border-accent bg-accent text-accent-ink'
          : 'border-hairline bg-surface text-ink hover:border-accent',
      )}
    >
      <Image
        src={condition.image_full_url}
        name={condition.name}
        alt=""
        sizes="40px"
        maxWidth={160}
        isEager
        className="w-10 rounded-full"
      />
      {condition.name}
    </button>
  );
}
