import { ArrowRight, Bell, Heart, Plus, ShoppingBag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Badge, CountBadge } from '@rialto/ui/feedback/badge.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Stepper } from '@rialto/ui/actions/stepper.tsx';
import { Chapter, Line, Specimen } from './specimen.tsx';

export function ActionSpecimens() {
  return (
    <Chapter
      id="actions"
      title="Actions"
      text="One primary action per view. A loading button keeps its width; small parts still take a finger."
    >
      <Specimen name="Button" file="button.tsx">
        <div className="flex flex-col gap-4">
          <Line>
            <Button>Add to cart</Button>
            <Button kind="secondary">Details</Button>
            <Button kind="ghost">Skip</Button>
            <Button kind="danger">Delete</Button>
          </Line>
          <Line>
            <Button size="sm">Small</Button>
            <Button>Medium</Button>
            <Button size="lg">Large</Button>
          </Line>
          <Line>
            <Button icon={<Plus className="size-5" aria-hidden />}>With icon</Button>
            <Button kind="secondary" iconEnd={<ArrowRight className="mirror size-5" aria-hidden />}>
              Onwards
            </Button>
            <a href="#actions" className={buttonClass({ kind: 'secondary' })}>
              A link
            </a>
          </Line>
          <Line>
            <Button disabled>Disabled</Button>
            <Button kind="secondary" disabled>
              Disabled
            </Button>
            <LoadingButton />
            <Button kind="secondary" isLoading>
              Busy
            </Button>
          </Line>
          <Button isFull size="lg">
            Full width
          </Button>
        </div>
      </Specimen>
      <Specimen name="Icon button" file="icon-button.tsx">
        <div className="flex flex-col gap-4">
          <Line>
            <IconButton label="Notices">
              <Bell aria-hidden />
            </IconButton>
            <IconButton label="Cart, 3 items" count={3}>
              <ShoppingBag aria-hidden />
            </IconButton>
            <IconButton label="Cart, 128 items" kind="secondary" count={128}>
              <ShoppingBag aria-hidden />
            </IconButton>
            <IconButton label="Add" kind="primary">
              <Plus aria-hidden />
            </IconButton>
            <IconButton label="Delete" disabled>
              <Trash2 aria-hidden />
            </IconButton>
          </Line>
          <Line>
            <IconButton label="Small" size="sm" kind="secondary">
              <Heart aria-hidden />
            </IconButton>
            <IconButton label="Medium" kind="secondary">
              <Heart aria-hidden />
            </IconButton>
            <IconButton label="Large" size="lg" kind="secondary">
              <Heart aria-hidden />
            </IconButton>
            <span className="inline-flex rounded-md bg-[linear-gradient(135deg,#f6b26b,#d9534f)] p-3">
              <IconButton label="Favourite" kind="overlay">
                <Heart aria-hidden />
              </IconButton>
            </span>
          </Line>
        </div>
      </Specimen>
      <Specimen name="Stepper" file="stepper.tsx">
        <Steppers />
      </Specimen>
      <Specimen name="Badge" file="badge.tsx">
        <div className="flex flex-col gap-3">
          <Line>
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone}>
                {tone}
              </Badge>
            ))}
          </Line>
          <Line>
            {TONES.map((tone) => (
              <Badge key={tone} tone={tone} look="solid">
                {tone}
              </Badge>
            ))}
          </Line>
          <Line>
            <Badge tone="success" icon={<ShoppingBag aria-hidden />}>
              With icon
            </Badge>
            <CountBadge count={7} />
            <CountBadge count={240} />
          </Line>
        </div>
      </Specimen>
    </Chapter>
  );
}

const TONES = ['neutral', 'accent', 'success', 'warning', 'danger', 'info', 'inverse'] as const;

function LoadingButton() {
  const [isLoading, setIsLoading] = useState(false);
  const load = () => {
    setIsLoading(true);
    setTimeout(() => setIsLoading(false), 2000);
  };
  return (
    <Button isLoading={isLoading} onClick={load}>
      Press to load
    </Button>
  );
}

function Steppers() {
  const [count, setCount] = useState(2);
  const texts = { label: 'Quantity', decreaseLabel: 'Decrease quantity', increaseLabel: 'Increase quantity' };
  return (
    <Line>
      <Stepper {...texts} value={count} onChange={setCount} max={5} />
      <Stepper
        {...texts}
        value={count}
        onChange={setCount}
        max={5}
        size="sm"
        removeLabel="Remove"
        onRemove={() => setCount(3)}
      />
      <Stepper {...texts} value={1} onChange={setCount} removeLabel="Remove" onRemove={() => setCount(1)} />
      <Stepper {...texts} value={4} onChange={setCount} isBusy />
    </Line>
  );
}
