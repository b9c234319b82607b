import { uploadPicture } from '@rialto/contract/calls/console/pictures.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Spinner } from '@rialto/ui/feedback/spinner.tsx';
import { FieldMessage, messageProps } from '@rialto/ui/fields/field.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { ImagePlus } from 'lucide-react';
import { useId, useState } from 'react';
import { faultText } from '../../../platform/toasts.ts';
import { useAction } from '../../../platform/use-action.ts';

type Picture = { id: string; url: string };
type Props = {
  label: string;
  url: string | null;
  error?: string | undefined;
  onChange: (picture: Picture | null) => void;
};

/** One picture, by choosing, dropping or pasting. It is uploaded at once; saving the form uses it. */
export function PictureField({ label, url, error, onChange }: Props) {
  const id = useId();
  const [refused, setRefused] = useState<string | undefined>();
  const { run, isRunning } = useAction(uploadPicture, {
    onDone: onChange,
    onRefused: (thrown) => setRefused(faultText(thrown)),
  });
  const send = (files: FileList | undefined | null) => {
    const file = [...(files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    setRefused(undefined);
    run({ body: {}, files: { picture: [file] } });
  };
  const message = refused ?? error;
  return (
    <div
      onPaste={({ clipboardData }) => send(clipboardData.files)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        send(event.dataTransfer.files);
      }}
    >
      <p className="mb-1.5 text-sm font-medium text-ink">{label}</p>
      <label className="relative grid aspect-video cursor-pointer place-items-center overflow-hidden rounded-md border border-dashed border-outline bg-surface text-center text-sm text-ink-soft hover:border-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-accent-text">
        {url ? (
          <Image src={url} alt="" sizes="360px" ratio="16 / 9" className="w-full" />
        ) : (
          <span className="flex flex-col items-center gap-2 p-4">
            <ImagePlus className="size-7" aria-hidden />
            {t('console.offers_picture_hint')}
          </span>
        )}
        {isRunning && (
          <span className="absolute inset-0 grid place-items-center bg-surface/70">
            <Spinner className="size-6" />
          </span>
        )}
        <input
          {...messageProps(id, { error: message })}
          type="file"
          aria-label={label}
          accept="image/jpeg,image/png,image/webp"
          className="sr-only"
          onChange={({ currentTarget }) => {
            send(currentTarget.files);
            currentTarget.value = '';
          }}
        />
      </label>
      <div className="mt-1.5 flex items-start justify-between gap-2 text-sm empty:hidden">
        <FieldMessage id={id} error={message} />
        {url && (
          <Button kind="ghost" size="sm" className="ms-auto" onClick={() => onChange(null)}>
            {t('console.offers_picture_remove')}
          </Button>
        )}
      </div>
    </div>
  );
}
