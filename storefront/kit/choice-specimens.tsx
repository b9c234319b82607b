import { Bike, Flame, Leaf, Sparkles, Store, Truck } from 'lucide-react';
import { useState } from 'react';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { ChipRow, ChoiceChip, RemovableChip } from '@rialto/ui/actions/chips.tsx';
import { RadioGroup } from '@rialto/ui/fields/radio-group.tsx';
import { RangeSlider } from '@rialto/ui/fields/range-slider.tsx';
import type { Range } from '@rialto/ui/fields/slide-range.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { TabPanel, Tabs } from '@rialto/ui/lists/tabs.tsx';
import { Chapter, Line, Specimen } from './specimen.tsx';

export function ChoiceSpecimens() {
  return (
    <Chapter
      id="choices"
      title="Choices"
      text="Native inputs underneath, so forms, keys and screen readers need no help."
    >
      <Specimen name="Checkbox" file="checkbox.tsx">
        <Checkbox label="Extra cheese" defaultChecked />
        <Checkbox label="No onions" hint="We will tell the kitchen." />
        <Checkbox label="All toppings" isIndeterminate />
        <Checkbox label="I accept the terms" error="Needed to go on." />
        <Checkbox label="Sold out" disabled />
      </Specimen>
      <Specimen name="Radio group" file="radio-group.tsx">
        <Radios />
      </Specimen>
      <Specimen name="Switch" file="switch.tsx">
        <Switch label="Vegetarian only" hint="Hides everything else." defaultChecked />
        <Switch label="Notices by mail" />
        <Switch label="Not available here" disabled />
      </Specimen>
      <Specimen name="Range slider" file="range-slider.tsx">
        <PriceRange />
      </Specimen>
      <Specimen name="Tabs" file="tabs.tsx">
        <SampleTabs />
      </Specimen>
      <Specimen name="Chips" file="chips.tsx">
        <SampleChips />
      </Specimen>
    </Chapter>
  );
}

function Radios() {
  const [way, setWay] = useState<string | null>('bike');
  const [size, setSize] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend="How should it come?"
        name="kit-way"
        look="cards"
        value={way}
        onChange={setWay}
        options={[
          { value: 'bike', label: 'By bike', hint: '20 to 30 minutes', icon: <Bike aria-hidden />, end: '2.50' },
          { value: 'van', label: 'By van', hint: 'Today, 14:00 to 16:00', icon: <Truck aria-hidden />, end: '1.00' },
          { value: 'pickup', label: 'Pick it up', hint: 'Closed now', icon: <Store aria-hidden />, isDisabled: true },
        ]}
      />
      <RadioGroup
        legend="Size"
        name="kit-size"
        look="inline"
        value={size}
        onChange={setSize}
        error={size ? undefined : 'Choose a size.'}
        options={['Small', 'Medium', 'Large'].map((label) => ({ value: label, label }))}
      />
    </div>
  );
}

function PriceRange() {
  const [price, setPrice] = useState<Range>([2000, 14_000]);
  return (
    <RangeSlider
      label="Price"
      min={0}
      max={20_000}
      step={100}
      minGap={1000}
      value={price}
      onChange={setPrice}
      thumbLabels={['Lowest price', 'Highest price']}
      format={(value) => `$${value.toLocaleString('en')}`}
    />
  );
}

function SampleTabs() {
  const [line, setLine] = useState('all');
  const [pill, setPill] = useState('delivery');
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Tabs
          id="kit-line"
          label="Shops"
          active={line}
          onSelect={setLine}
          tabs={[
            { id: 'all', label: 'All', count: '48' },
            { id: 'new', label: 'Newly joined', count: '6' },
            { id: 'popular', label: 'Popular' },
            { id: 'top', label: 'Top rated' },
          ]}
        />
        {['all', 'new', 'popular', 'top'].map((id) => (
          <TabPanel key={id} tabsId="kit-line" id={id} active={line} className="py-4 text-ink-soft">
            What belongs to “{id}”.
          </TabPanel>
        ))}
      </div>
      <div>
        <Tabs
          id="kit-pill"
          label="Way"
          look="pill"
          active={pill}
          onSelect={setPill}
          tabs={[
            { id: 'delivery', label: 'Delivery', icon: <Bike aria-hidden /> },
            { id: 'pickup', label: 'Take away', icon: <Store aria-hidden /> },
          ]}
        />
        {['delivery', 'pickup'].map((id) => (
          <TabPanel key={id} tabsId="kit-pill" id={id} active={pill} className="pt-4 text-ink-soft">
            What belongs to “{id}”.
          </TabPanel>
        ))}
      </div>
    </div>
  );
}

function SampleChips() {
  const [chosen, setChosen] = useState(['Popular']);
  const [removable, setRemovable] = useState(['Under $20', '4 stars and up', 'Open now']);
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name]);
  return (
    <div className="flex flex-col gap-5">
      <ChipRow label="Filter">
        {CHIPS.map(({ name, icon }) => (
          <ChoiceChip key={name} icon={icon} isChosen={chosen.includes(name)} onClick={() => toggle(name)}>
            {name}
          </ChoiceChip>
        ))}
      </ChipRow>
      <Line>
        {removable.map((name) => (
          <RemovableChip
            key={name}
            removeLabel={`Remove ${name}`}
            onRemove={() => setRemovable(removable.filter((other) => other !== name))}
          >
            {name}
          </RemovableChip>
        ))}
      </Line>
    </div>
  );
}

const CHIPS = [
  { name: 'Popular', icon: <Flame aria-hidden /> },
  { name: 'New', icon: <Sparkles aria-hidden /> },
  { name: 'Vegetarian', icon: <Leaf aria-hidden /> },
  { name: 'Free delivery', icon: <Bike aria-hidden /> },
  { name: 'Open now', icon: null },
  { name: 'Discounted', icon: null },
];
