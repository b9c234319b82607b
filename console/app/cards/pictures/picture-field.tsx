import { uploadPicture } from '@rialto/contract/calls/console/pictures.ts';
import { t } from '@rialto/texts/text.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { classNames } from '@rialto/ui/base/class-names.ts';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Camera, ChevronLeft, ChevronRight, ImagePlus, X } from 'lucide-react';
import { useId, useState, type DragEvent, type ClipboardEvent } from 'react';
import { callApi } from '../../platform/api.ts';
import { showFault } from '../../platform/toasts.ts';

export type ShownPicture = { id: string; url: string };
type Props = {
  label: string;
  hint?: string;
  pictures: readonly ShownPicture[];
  onChange: (pictures: ShownPicture[]) => void;
  maxCount: number;
};

/** Pictures by choosing, dropping, pasting or the camera; they are uploaded at once and can be moved and removed. */
export function PictureField({ label, hint, pictures, onChange, maxCount }: Props) {
  const id = useId();
  const [waiting, setWaiting] = useState(0);
  const [isOver, setIsOver] = useState(false);

  const upload = async (files: readonly File[]) => {
    const chosen = files.filter(({ type }) => type.startsWith('image/')).slice(0, maxCount === 1 ? 1 : maxCount);
    const added: ShownPicture[] = [];
    setWaiting(chosen.length);
    for (const file of chosen) {
      try {
        added.push(await callApi(uploadPicture, { body: {}, files: { picture: [file] } }));
      } catch (fault) {
        showFault(fault);
      }
      setWaiting((count) => count - 1);
    }
    const known = maxCount === 1 && added.length > 0 ? [] : pictures;
    const others = added.filter(({ id: one }) => !known.some((picture) => picture.id === one));
    if (others.length > 0) onChange([...known, ...others].slice(0, maxCount));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void upload([...event.dataTransfer.files]);
  };
  const onPaste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    void upload(files);
  };
  return (
    <fieldset
      className={classNames(
        'min-w-0 rounded-md',
        isOver && 'outline-2 outline-offset-4 outline-accent-text outline-dashed',
      )}
      aria-describedby={hint && `${id}-hint`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      onPaste={onPaste}
    >
      <legend className="mb-2 text-sm font-medium text-ink">{label}</legend>
      <div className="flex flex-wrap gap-3">
        {pictures.map((picture, at) => (
          <OnePicture key={picture.id} {...{ picture, at, pictures, onChange }} />
        ))}
        {waiting > 0 && (
          <span className="grid size-24 place-items-center rounded-md bg-sunken" role="status">
            <Spinner className="size-6" />
            <span className="sr-only">{t('console.catalogue_uploading')}</span>
          </span>
        )}
        {(pictures.length < maxCount || maxCount === 1) && (
          <AddPicture isMany={maxCount > 1} onPick={(files) => void upload(files)} />
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </fieldset>
  );
}

const TILE =
  'grid size-24 cursor-pointer place-items-center rounded-md border border-dashed border-outline bg-surface text-ink-soft ' +
  'transition hover:border-accent hover:text-accent-text has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent-text';

function AddPicture({ isMany, onPick }: { isMany: boolean; onPick: (files: File[]) => void }) {
  const pick = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // Allows picking the same file again after it was removed.
    input.value = '';
    onPick(files);
  };
  return (
    <>
      <label className={TILE}>
        <ImagePlus className="size-6" aria-hidden />
        <span className="sr-only">{t('console.catalogue_add_picture')}</span>
        <input
          type="file"
          accept="image/jpeg,image/png"
          multiple={isMany}
          className="sr-only"
          onChange={(event) => pick(event.currentTarget)}
        />
      </label>
      <label className={classNames(TILE, 'pointer-fine:hidden')}>
        <Camera className="size-6" aria-hidden />
        <span className="sr-only">{t('console.catalogue_take_picture')}</span>
        <input
          type="file"
          accept="image/jpeg,image/png"
          capture="environment"
          className="sr-only"
          onChange={(event) => pick(event.currentTarget)}
        />
      </label>
    </>
  );
}

type OnePictureProps = Pick<Props, 'pictures' | 'onChange'> & { picture: ShownPicture; at: number };

function OnePicture({ picture, at, pictures, onChange }: OnePictureProps) {
  const count = at + 1;
  const move = (to: number) => onChange(pictures.filter((_, other) => other !== at).toSpliced(to, 0, picture));
  return (
    <span className="group relative size-24">
      <Image
        src={picture.url}
        alt={t('console.catalogue_picture', { count })}
        sizes="96px"
        ratio="1"
        className="rounded-md"
      />
      <IconButton
        kind="secondary"
        size="sm"
        className="absolute! -end-2 -top-2 rounded-full"
        label={t('console.catalogue_remove_picture', { count })}
        onClick={() => onChange(pictures.filter((_, other) => other !== at))}
      >
        <X className="size-4" aria-hidden />
      </IconButton>
      {pictures.length > 1 && (
        <span className="absolute inset-x-1 bottom-1 flex justify-between">
          <IconButton
            kind="overlay"
            size="sm"
            label={t('console.catalogue_picture_earlier', { count })}
            disabled={at === 0}
            onClick={() => move(at - 1)}
          >
            <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden />
          </IconButton>
          <IconButton
            kind="overlay"
            size="sm"
            label={t('console.catalogue_picture_later', { count })}
            disabled={at === pictures.length - 1}
            onClick={() => move(at + 1)}
          >
            <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden />
          </IconButton>
        </span>
      )}
    </span>
  );
}
