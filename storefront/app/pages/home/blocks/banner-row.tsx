import type { ModuleType } from '@rialto/contract/shapes/module.ts';
import { t } from '@rialto/texts/text.ts';
import { PictureCard, type PictureLink } from '../../../cards/picture-card.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '@rialto/ui/base/visually-hidden.tsx';
import { bannerTarget } from './banner-target.ts';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { Slides } from '../../../tiles/lists/slides.tsx';

const SPEED_MS = 800;

/** The shop's banners and the running campaigns (HOM-05). */
export function BannerRow({ given, module }: BlockProps) {
  return (
    <HomeBlock name="banners" isSameForAll given={given.banners} skeleton={<BannerSkeleton />}>
      {({ banners, campaigns }) =>
        banners.length + campaigns.length > 0 && (
          <Container className="py-5">
            <VisuallyHidden as="h2">{t('home.banners')}</VisuallyHidden>
            <Slides
              label={t('home.banners')}
              columns={columnsFor(module.module_type, banners.length + campaigns.length)}
              speedMs={SPEED_MS}
              loops
              isPlaying
            >
              {banners.map((banner, index) => (
                <Poster
                  key={banner.id}
                  title={banner.title}
                  src={banner.image_full_url}
                  link={bannerTarget(banner, module.id)}
                  isFirst={index === 0}
                />
              ))}
              {campaigns.map((campaign) => (
                <Poster
                  key={`campaign-${campaign.id}`}
                  title={campaign.title}
                  src={campaign.image_full_url}
                  link={{ to: paths.campaign(campaign) }}
                />
              ))}
            </Slides>
          </Container>
        )
      }
    </HomeBlock>
  );
}

type PosterProps = { title: string; src: string | null; link: PictureLink | null; isFirst?: boolean };

function Poster({ isFirst = false, ...props }: PosterProps) {
  return (
    <PictureCard
      {...props}
      ratio="5 / 2"
      sizes="(min-width: 1181px) 45vw, (min-width: 600px) 50vw, 91vw"
      isFirst={isFirst}
    />
  );
}

function BannerSkeleton() {
  return (
    <Container className="py-5">
      <Skeleton className="aspect-[5/2] rounded-lg min-[600px]:aspect-[5/1] wide:aspect-[15/2]" />
    </Container>
  );
}

/** Banners per row; a little more than one on a phone (specification 2, section 9). */
function columnsFor(type: ModuleType, count: number): string {
  const most = type === 'food' || type === 'pharmacy' ? 3 : 2;
  return COLUMNS[Math.min(most, count)] ?? ONE;
}

const ONE = 'auto-cols-[100%]';
const TWO = 'auto-cols-[91%] min-[600px]:auto-cols-[calc((100%-1rem)/2)]';
const THREE = `${TWO} wide:auto-cols-[calc((100%-2rem)/3)]`;
const COLUMNS: Record<number, string> = { 1: ONE, 2: TWO, 3: THREE };
