import { use, useState } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog, type DialogSize } from '@rialto/ui/overlays/dialog.tsx';
import { Drawer } from '@rialto/ui/overlays/drawer.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { Select } from '@rialto/ui/fields/select.tsx';
import { samplePicture } from './sample-picture.ts';
import { SampleToasts } from './sample-toasts.ts';
import { Line } from './specimen.tsx';

const SIZES: DialogSize[] = ['xs', 'sm', 'md', 'lg', 'xl', 'full'];
const SIDES = ['start', 'end', 'top', 'bottom'] as const;

export function DialogSpecimens() {
  const [size, setSize] = useState<DialogSize>('md');
  const [opened, setOpened] = useState<'form' | 'picture' | null>(null);
  const close = () => setOpened(null);
  return (
    <Line>
      {SIZES.map((each) => (
        <Button
          key={each}
          kind="secondary"
          size="sm"
          onClick={() => {
            setSize(each);
            setOpened('form');
          }}
        >
          {each}
        </Button>
      ))}
      <Button kind="secondary" size="sm" onClick={() => setOpened('picture')}>
        without a visible title
      </Button>
      <Dialog
        open={opened === 'form'}
        onClose={close}
        size={size}
        title="Add an address"
        description="Where should we bring it?"
        closeLabel="Close"
        footer={<FormButtons onDone={close} />}
      >
        <AddressForm />
      </Dialog>
      <Dialog open={opened === 'picture'} onClose={close} title="Shakshuka" isTitleHidden isFlush closeLabel="Close">
        <Image src={samplePicture('bowl', 12)} alt="" ratio="4 / 3" sizes="459px" isEager />
        <div className="p-6">
          <p className="text-2xl font-semibold">Shakshuka</p>
          <p className="mt-1 text-ink-soft">Eggs in tomatoes and peppers, with warm bread.</p>
        </div>
      </Dialog>
    </Line>
  );
}

function AddressForm() {
  return (
    <div className="flex flex-col gap-4">
      <Input label="Street" data-autofocus autoComplete="off" />
      <div className="grid grid-cols-2 gap-4">
        <Input label="House" />
        <Input label="Floor" />
      </div>
      <Select
        label="Kind"
        options={[
          { value: 'home', label: 'Home' },
          { value: 'office', label: 'Office' },
        ]}
      />
    </div>
  );
}

function FormButtons({ onDone }: { onDone: () => void }) {
  const show = use(SampleToasts);
  return (
    <div className="flex justify-end gap-3">
      <Button
        kind="ghost"
        onClick={() => show({ id: 'over', kind: 'info', text: 'A toast above the dialog', durationMs: 4000 })}
      >
        Toast
      </Button>
      <Button
        onClick={() => {
          show({ id: 'saved', kind: 'success', text: 'Address saved', durationMs: 4000 });
          onDone();
        }}
      >
        Save
      </Button>
    </div>
  );
}

export function DrawerSpecimens() {
  const [side, setSide] = useState<(typeof SIDES)[number]>('end');
  const [open, setOpen] = useState(false);
  return (
    <Line>
      {SIDES.map((each) => (
        <Button
          key={each}
          kind="secondary"
          size="sm"
          onClick={() => {
            setSide(each);
            setOpen(true);
          }}
        >
          {each}
        </Button>
      ))}
      <Drawer
        open={open}
        onClose={() => setOpen(false)}
        side={side}
        title="Your cart"
        closeLabel="Close"
        footer={
          <Button isFull size="lg" onClick={() => setOpen(false)}>
            Go to checkout · $31.50
          </Button>
        }
      >
        <ul className="flex flex-col divide-y divide-hairline">
          {LINES.map(([shape, hue, name, price]) => (
            <li key={name} className="flex items-center gap-4 py-4">
              <Image src={samplePicture(shape, hue)} alt="" sizes="64px" className="w-16 shrink-0 rounded-sm" />
              <span className="flex-1 font-medium">{name}</span>
              <span className="tabular-nums">{price}</span>
            </li>
          ))}
        </ul>
      </Drawer>
    </Line>
  );
}

const LINES = [
  ['fruit', 8, 'Tomatoes, 1 kg', '$3.20'],
  ['box', 36, 'Country bread', '$4.80'],
  ['bowl', 48, 'Halloumi', '$7.50'],
  ['bottle', 80, 'Olives', '$5.00'],
] as const;
