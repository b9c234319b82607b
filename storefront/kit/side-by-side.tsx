import { Bike, Clock, Heart, MapPin, Search } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Checkbox } from '@rialto/ui/fields/checkbox.tsx';
import { ChipRow, ChoiceChip, RemovableChip } from '@rialto/ui/actions/chips.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Input } from '@rialto/ui/fields/input.tsx';
import { ProgressBar } from '@rialto/ui/feedback/progress-bar.tsx';
import { RangeSlider } from '@rialto/ui/fields/range-slider.tsx';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import type { Range } from '@rialto/ui/fields/slide-range.ts';
import { Stepper } from '@rialto/ui/actions/stepper.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { Tabs } from '@rialto/ui/lists/tabs.tsx';
import { samplePicture } from './sample-picture.ts';
import { sampleTexts, type SampleTexts } from './sample-texts.ts';

const PANELS = [
  { theme: 'light', lang: 'en', dir: 'ltr', module: 'food' },
  { theme: 'dark', lang: 'ar', dir: 'rtl', module: 'food' },
  { theme: 'light', lang: 'ar', dir: 'rtl', module: 'grocery' },
  { theme: 'dark', lang: 'en', dir: 'ltr', module: 'ecommerce' },
] as const;

/** The main components in both themes and directions, whatever the toolbar says. */
export function SideBySide() {
  return (
    <section id="panels" aria-labelledby="panels-title" className="scroll-mt-28">
      <h2 id="panels-title" className="text-3xl">
        Side by side
      </h2>
      <p className="mt-1.5 mb-7 max-w-xl text-ink-soft">The same parts in both themes and both directions.</p>
      <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-4">
        {PANELS.map(({ theme, lang, dir, module }) => (
          <div
            key={theme + lang}
            data-theme={theme}
            data-module={module}
            lang={lang}
            dir={dir}
            className="flex min-w-0 flex-col gap-5 rounded-xl border border-hairline bg-ground p-5"
          >
            <Panel id={theme + lang} texts={sampleTexts[lang]} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Panel({ id, texts }: { id: string; texts: SampleTexts }) {
  const [tab, setTab] = useState('delivery');
  const [price, setPrice] = useState<Range>([20, 70]);
  return (
    <>
      <ShopCard texts={texts} />
      <Tabs
        id={`panel-${id}`}
        label={texts.way}
        active={tab}
        onSelect={setTab}
        tabs={[
          { id: 'delivery', label: texts.delivery },
          { id: 'pickup', label: texts.pickup },
        ]}
      />
      <Input
        label={texts.address}
        prefix={<MapPin aria-hidden />}
        placeholder={texts.street}
        hint={texts.addressHint}
      />
      <Input
        label={texts.search}
        error={texts.searchError}
        prefix={<Search aria-hidden />}
        defaultValue={texts.wrong}
      />
      <ChipRow label={texts.way} className="-mx-5 px-5">
        <ChoiceChip isChosen>{texts.popular}</ChoiceChip>
        <ChoiceChip isChosen={false}>{texts.open}</ChoiceChip>
        <RemovableChip removeLabel={texts.remove} onRemove={() => {}}>
          {texts.cheap}
        </RemovableChip>
      </ChipRow>
      <div>
        <Switch label={texts.vegetarian} defaultChecked />
        <Checkbox label={texts.remember} defaultChecked />
      </div>
      <RangeSlider
        label={texts.price}
        min={0}
        max={100}
        minGap={10}
        value={price}
        onChange={setPrice}
        thumbLabels={[`${texts.price} 1`, `${texts.price} 2`]}
      />
      <div className="mt-auto flex flex-wrap gap-3">
        <Button>{texts.order}</Button>
        <Button kind="secondary">{texts.cancel}</Button>
      </div>
    </>
  );
}

function ShopCard({ texts }: { texts: SampleTexts }) {
  const [count, setCount] = useState(1);
  return (
    <article className="overflow-hidden rounded-lg bg-surface shadow-2">
      <div className="relative">
        <Image src={samplePicture('bowl', 28)} alt="" ratio="16 / 10" sizes="25vw" isEager />
        <span className="absolute start-3 top-3">
          <Badge tone="accent" look="solid">
            {texts.discount}
          </Badge>
        </span>
        <IconButton kind="overlay" size="sm" label={texts.favourite} className="absolute! end-3 top-3">
          <Heart aria-hidden />
        </IconButton>
      </div>
      <div className="flex flex-col gap-3 p-4">
        <div className="flex items-start justify-between gap-3">
          <h3 className="text-lg">{texts.shop}</h3>
          <Rating value={4.7} label={texts.rated} look="compact" valueText="4.7" />
        </div>
        <div className="flex flex-wrap gap-2">
          <Badge icon={<Clock aria-hidden />}>{texts.time}</Badge>
          <Badge tone="success" icon={<Bike className="mirror" aria-hidden />}>
            {texts.delivers}
          </Badge>
        </div>
        <ProgressBar label={texts.free} value={70} />
        <div className="flex items-center justify-between">
          <p className="text-sm text-ink-soft">{texts.free}</p>
          <Stepper
            size="sm"
            value={count}
            onChange={setCount}
            label={texts.quantity}
            decreaseLabel="−"
            increaseLabel="+"
            removeLabel={texts.remove}
            onRemove={() => setCount(1)}
          />
        </div>
      </div>
    </article>
  );
}
