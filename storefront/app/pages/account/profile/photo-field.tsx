import { t } from '@rialto/texts/text.ts';
import { Camera, Undo2 } from 'lucide-react';
import { useId, useState, type ChangeEvent } from 'react';
import { CustomerAvatar } from '../../../cards/customer-avatar.tsx';
import { FieldMessage, messageProps } from '@rialto/ui/fields/field.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { useObjectUrl } from '@rialto/ui/fields/use-object-url.ts';
import { photoProblem, photoTypes } from './photo-problem.ts';

type Props = {
  name: string;
  src: string | null;
  photo: File | null;
  onPhoto: (photo: File | null) => void;
  error: string | undefined;
};

/** Preview of the photo before it is uploaded. */
export function PhotoField({ name, src, photo, onPhoto, error }: Props) {
  const id = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOblong, setOblong] = useState(false);
  const preview = useObjectUrl(photo);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    // Allows choosing the same file again.
    event.target.value = '';
    if (!chosen) return;
    const found = photoProblem(chosen);
    setProblem(found);
    if (!found) onPhoto(chosen);
  }

  const texts = { hint: preview && isOblong ? t('profile.crop') : t('profile.photo_hint'), error: problem ?? error };
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:items-center">
      <CustomerAvatar
        name={name}
        src={preview ?? src}
        className="size-24 text-3xl"
        onSize={(width, height) => setOblong(width !== height)}
      />
      <div className="flex min-w-0 flex-col gap-2 text-sm">
        <div className="flex flex-wrap gap-2">
          <label
            className={`${buttonClass({ kind: 'secondary', size: 'sm' })} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-text`}
          >
            <Camera className="size-4" aria-hidden />
            {t('profile.photo_choose')}
            <input
              {...messageProps(id, texts)}
              type="file"
              accept={photoTypes.join(',')}
              aria-label={t('profile.photo')}
              onChange={choose}
              className="sr-only"
            />
          </label>
          {photo && (
            <Button
              kind="ghost"
              size="sm"
              icon={<Undo2 className="mirror size-4" aria-hidden />}
              onClick={() => onPhoto(null)}
            >
              {t('profile.photo_undo')}
            </Button>
          )}
        </div>
        <div aria-live="polite">
          <FieldMessage id={id} {...texts} />
        </div>
      </div>
    </div>
  );
}
