import { Heart, Store } from 'lucide-react';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { Carousel } from '@rialto/ui/lists/carousel.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Image } from '@rialto/ui/media/image.tsx';
import { Rating } from '@rialto/ui/feedback/rating.tsx';
import { samplePicture, type SampleShape } from './sample-picture.ts';
import { Chapter, Specimen } from './specimen.tsx';

export function PictureSpecimens() {
  return (
    <Chapter
      id="pictures"
      title="Pictures"
      text="Boxes keep their size while files are on the way. Carousels stop for a pointer, a focus, a hidden tab and those who want calm."
    >
      <Specimen name="Image" file="image.tsx" isWide>
        <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
          <Image src={samplePicture('bowl', 110)} alt="A salad" sizes="25vw" className="rounded-md" />
          <Image
            src={samplePicture('fruit', 275)}
            alt="Grapes"
            sizes="25vw"
            className="rounded-md"
            fit="contain"
            tint="#efe6fa"
          />
          <Image src="/no-such-picture.webp" alt="A picture that is gone" sizes="25vw" className="rounded-md" />
          <Image
            src={null}
            alt=""
            sizes="25vw"
            className="rounded-md"
            tint="var(--accent-soft)"
            fallback={<Store aria-hidden />}
          />
        </div>
      </Specimen>
      <Specimen name="Carousel with autoplay" file="carousel.tsx" isWide>
        <Carousel
          {...TEXTS}
          label="Offers"
          slideClass="basis-[91%] sm:basis-1/2 wide:basis-1/3"
          loop
          autoplayMs={4000}
          speedMs={800}
          hasDots
        >
          {BANNERS.map(([shape, hue, name]) => (
            <a key={name} href="#pictures" className="relative block overflow-hidden rounded-lg">
              <Image
                src={samplePicture(shape, hue)}
                alt=""
                ratio="2 / 1"
                sizes="(width < 640px) 91vw, 33vw"
                tint="#f4e9dc"
                isEager
              />
              <span className="absolute start-5 bottom-4 text-xl font-bold text-black">{name}</span>
            </a>
          ))}
        </Carousel>
      </Specimen>
      <Specimen name="Carousel of cards, two rows" file="carousel.tsx" isWide>
        <Carousel
          {...TEXTS}
          label="Popular"
          slideClass="basis-[46%] sm:basis-1/3 wide:basis-1/5"
          rows={2}
          className="[--slide-gap:1.25rem]"
        >
          {CARDS.map(([shape, hue, name], index) => (
            <Card key={`${name}${index}`} shape={shape} hue={hue} name={name} />
          ))}
        </Carousel>
      </Specimen>
    </Chapter>
  );
}

/** An example of a card built from components. */
function Card({ shape, hue, name }: { shape: SampleShape; hue: number; name: string }) {
  return (
    <article className="group relative">
      <div className="relative overflow-hidden rounded-lg">
        <Image
          src={samplePicture(shape, hue)}
          alt=""
          sizes="20vw"
          className="transition-transform duration-(--duration-slow) ease-swift motion-safe:group-hover:scale-[1.03]"
        />
        <span className="absolute start-3 top-3">
          <Badge tone="accent" look="solid">
            −20%
          </Badge>
        </span>
        <span className="absolute end-2 top-2">
          <IconButton kind="overlay" size="sm" label={`Favourite: ${name}`}>
            <Heart aria-hidden />
          </IconButton>
        </span>
      </div>
      <h4 className="mt-2.5 truncate text-md font-semibold">{name}</h4>
      <div className="mt-0.5 flex items-center justify-between gap-2 text-md">
        <span>
          <span className="font-semibold">$6.40</span> <s className="text-sm text-ink-faint">$8.00</s>
        </span>
        <Rating value={4.6} label="4.6 of 5" look="compact" valueText="4.6" size="sm" />
      </div>
    </article>
  );
}

const TEXTS = {
  slideLabel: (number: number, total: number) => `${number} of ${total}`,
  goToLabel: (number: number) => `Go to ${number}`,
  previousLabel: 'Previous',
  nextLabel: 'Next',
  pauseLabel: 'Pause',
  playLabel: 'Play',
};

const BANNERS = [
  ['bowl', 20, 'Friday pizza'],
  ['fruit', 95, 'Green basket'],
  ['bottle', 180, 'At night too'],
  ['box', 250, 'New steps'],
  ['box', 330, 'Send a gift'],
] as const;

const CARDS = [
  ['bowl', 30, 'Burger of the house'],
  ['bowl', 350, 'Salmon rolls'],
  ['fruit', 40, 'Butter croissant'],
  ['bowl', 15, 'Noodle soup'],
  ['fruit', 260, 'Blueberries'],
  ['fruit', 25, 'Carrots'],
  ['bottle', 190, 'Sun cream'],
  ['box', 230, 'Headphones'],
  ['bowl', 45, 'Corn tacos'],
  ['bowl', 340, 'Cheesecake'],
  ['bottle', 210, 'Whole milk'],
  ['fruit', 5, 'Harissa'],
  ['bowl', 35, 'Dumplings'],
  ['bottle', 42, 'Forest honey'],
] as const;
