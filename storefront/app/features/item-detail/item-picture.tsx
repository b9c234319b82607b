import { Image } from '@rialto/ui/media/image.tsx';

/** On a wide screen the name is above two columns: picture and facts, choices and price. */
export const COLUMNS = 'lg:grid lg:grid-cols-2 lg:grid-rows-[auto_auto_1fr]';

/** The picture of the dialog, also shown while the rest loads. */
export function ItemPicture({ src, name }: { src: string | null; name?: string | undefined }) {
  return (
    <Image
      src={src}
      name={name}
      alt=""
      ratio="3 / 2"
      sizes="(min-width: 640px) 459px, 100vw"
      maxWidth={960}
      isPriority
    />
  );
}

/** Sticky, so that it stays beside the close button. Hidden from screen readers, which read the dialog's title. */
export function ItemName({ name }: { name: string }) {
  return (
    <div className="sticky top-0 z-3 flex min-h-17 items-center bg-raised ps-5 pe-17 sm:ps-6 lg:col-span-2 lg:row-start-1">
      <p aria-hidden className="py-2 text-2xl font-bold text-balance text-ink">
        {name}
      </p>
    </div>
  );
}
