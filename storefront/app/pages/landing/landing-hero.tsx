import type { Landing } from '@rialto/contract/calls/content.ts';
import { t } from '@rialto/texts/text.ts';
import { LocateFixed, MapPin } from 'lucide-react';
import { HeroSearch } from '../../features/location/hero-search.tsx';
import { loadPlaceChoices } from '../../features/location/load-place-choices.ts';
import { dialogs } from '../../shared/dialogs.ts';
import { Link } from '../../platform/navigation/link.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { useHasLocation } from '../../platform/page/root-data.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Image } from '@rialto/ui/media/image.tsx';

/** The hero of the landing page, which asks for the location. */
export function LandingHero({ landing }: { landing: Landing }) {
  return (
    <section className="overflow-x-clip">
      <Container className="grid items-center gap-8 pt-8 pb-14 lg:grid-cols-[1.05fr_1fr] lg:gap-12 lg:pt-14 lg:pb-20">
        <div>
          <h1 className="max-w-2xl text-display font-extrabold text-balance text-ink">{landing.fixed_header_title}</h1>
          <p className="mt-4 max-w-xl text-lg text-ink-soft">{landing.fixed_header_sub_title}</p>
          <div className="mt-8 max-w-xl">
            <HeroSearch />
            <HeroActions />
          </div>
        </div>
        <Image
          src={landing.fixed_header_image_full_url}
          alt=""
          ratio="4 / 3"
          sizes="(min-width: 1024px) 620px, 100vw"
          isEager
          isPriority
          className="rounded-xl dark:brightness-75"
        />
      </Container>
    </section>
  );
}

function HeroActions() {
  const hasLocation = useHasLocation();
  return (
    // Stacked on a phone, because a wider fallback font would break the line and shift the layout.
    <div className="-ms-3.5 mt-3 grid justify-items-start gap-1 sm:flex">
      <Button
        kind="ghost"
        size="sm"
        icon={<LocateFixed className="size-4" aria-hidden />}
        onClick={() => void loadPlaceChoices().then((choices) => choices.chooseCurrentPlace())}
      >
        {t('location.use_current')}
      </Button>
      <Button
        kind="ghost"
        size="sm"
        icon={<MapPin className="size-4" aria-hidden />}
        onClick={() => dialogs.open({ name: 'location-picker', mode: { kind: 'visit' } })}
      >
        {t('location.pick_from_map')}
      </Button>
      {hasLocation && (
        <Link to={paths.home} className={buttonClass({ kind: 'secondary', size: 'sm' })}>
          {t('landing.continue')}
        </Link>
      )}
    </div>
  );
}
