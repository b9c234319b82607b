import { ImagePlus, X } from 'lucide-react';
import { useId } from 'react';
import { FieldMessage } from './field.tsx';
import { useObjectUrl } from './use-object-url.ts';

type PicturePickerProps = {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  pictures: readonly File[];
  onChange: (pictures: File[]) => void;
  maxCount: number;
  maxBytes: number;
  onTooLarge: () => void;
  addLabel: string;
  removeLabel: string;
};

/** Pictures from the device or its camera, each with a preview. */
export function PicturePicker({ label, hint, error, pictures, onChange, maxCount, ...rest }: PicturePickerProps) {
  const id = useId();
  const onPick = (input: HTMLInputElement) => {
    const picked = [...(input.files ?? [])];
    const fitting = picked.filter(({ size }) => size <= rest.maxBytes);
    // Allows picking the same file again after it was removed.
    input.value = '';
    if (fitting.length < picked.length) rest.onTooLarge();
    if (fitting.length > 0) onChange([...pictures, ...fitting].slice(0, maxCount));
  };
  return (
    <fieldset className="min-w-0 text-sm" aria-describedby={hint || error ? `${id}-message` : undefined}>
      <legend className="mb-2 font-medium text-ink">{label}</legend>
      <div className="flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <Preview
            key={`${picture.name}-${picture.lastModified}-${index}`}
            picture={picture}
            removeLabel={`${rest.removeLabel}: ${picture.name}`}
            onRemove={() => onChange(pictures.filter((_, other) => other !== index))}
          />
        ))}
        {pictures.length < maxCount && (
          <label className="grid size-22 cursor-pointer place-items-center rounded-md border border-dashed border-outline bg-surface text-ink-soft transition hover:border-accent hover:text-accent-text has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent-text">
            <ImagePlus className="size-6" aria-hidden />
            <span className="sr-only">{rest.addLabel}</span>
            <input
              type="file"
              accept="image/jpeg,image/png,image/webp"
              multiple={maxCount - pictures.length > 1}
              onChange={(event) => onPick(event.currentTarget)}
              className="sr-only"
            />
          </label>
        )}
      </div>
      <div className="mt-1.5 empty:hidden">
        <FieldMessage id={id} hint={hint} error={error} />
      </div>
    </fieldset>
  );
}

function Preview({ picture, removeLabel, onRemove }: { picture: File; removeLabel: string; onRemove: () => void }) {
  const address = useObjectUrl(picture);
  return (
    <span className="relative size-22 rounded-md border border-hairline bg-sunken">
      {address && <img src={address} alt={picture.name} className="size-full rounded-md object-cover" />}
      <button
        type="button"
        aria-label={removeLabel}
        onClick={onRemove}
        className="touch-area absolute! -end-2 -top-2 grid size-7 place-items-center rounded-full border border-hairline bg-raised text-ink shadow-2"
      >
        <X className="size-4" aria-hidden />
      </button>
    </span>
  );
}
