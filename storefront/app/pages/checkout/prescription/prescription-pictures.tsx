import { t } from '@rialto/texts/text.ts';
import { Camera, ImagePlus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { numberText } from '../../../words/number-text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { FieldMessage } from '@rialto/ui/fields/field.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { useObjectUrl } from '@rialto/ui/fields/use-object-url.ts';
import { addPictures, MOST_PICTURES, PICTURE_KINDS } from './pictures.ts';

type Props = { pictures: File[]; onChange: (pictures: File[]) => void; error: string | null };

/** One to three pictures, from the device or its camera (CHK-12). */
export function PrescriptionPictures({ pictures, onChange, error }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const add = (files: File[]) => {
    const added = addPictures(pictures, files);
    setProblem(added.problem);
    onChange(added.pictures);
  };
  const remove = (picture: File) => {
    setProblem(null);
    onChange(pictures.filter((other) => other !== picture));
  };
  return (
    <div className="flex flex-col gap-4">
      {pictures.length > 0 && (
        <ul className="grid grid-cols-3 gap-3 sm:max-w-md">
          {pictures.map((picture, index) => (
            <Preview
              key={`${picture.name} ${picture.lastModified} ${picture.size}`}
              picture={picture}
              number={index + 1}
              onRemove={() => remove(picture)}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <FileButton label={t('prescription.upload')} icon={<ImagePlus className="size-5" />} isMany onPick={add} />
        <FileButton label={t('prescription.camera')} icon={<Camera className="size-5" />} isCamera onPick={add} />
        <span role="status" className="text-sm text-ink-soft tabular-nums">
          {t('prescription.pictures_count', {
            count: pictures.length,
            most: numberText(MOST_PICTURES),
          })}
        </span>
      </div>
      <div role="alert" className="text-sm empty:hidden">
        {(problem ?? error) && <FieldMessage id="prescription" error={problem ?? error} />}
      </div>
    </div>
  );
}

type FileButtonProps = {
  label: string;
  icon: React.ReactNode;
  isMany?: boolean;
  isCamera?: boolean;
  onPick: (files: File[]) => void;
};

/** The browser's file chooser behind our own button, for keyboard access. */
function FileButton({ label, icon, isMany, isCamera, onPick }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={PICTURE_KINDS}
        multiple={isMany}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onPick([...(currentTarget.files ?? [])]);
          // Allows choosing the same picture again after removing it.
          currentTarget.value = '';
        }}
      />
      <Button kind="secondary" icon={icon} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  );
}

function Preview({ picture, number, onRemove }: { picture: File; number: number; onRemove: () => void }) {
  const url = useObjectUrl(picture);
  const shown = numberText(number);
  return (
    <li className="relative aspect-square overflow-hidden rounded-md border border-hairline bg-sunken">
      {url && <img src={url} alt={t('prescription.picture', { number: shown })} className="size-full object-cover" />}
      <IconButton
        label={t('prescription.remove', { number: shown })}
        kind="overlay"
        size="sm"
        className="absolute! end-1.5 top-1.5"
        onClick={onRemove}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
