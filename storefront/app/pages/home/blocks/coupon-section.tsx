import { t } from '@rialto/texts/text.ts';
import { CouponCard } from '../../../cards/coupon-card.tsx';
import { CopyCode } from '../../../features/coupons/copy-code.tsx';
import { HomeBlock } from '../frame/home-block.tsx';
import type { BlockProps } from '../frame/home-calls.ts';
import { HomeSection } from '../frame/home-section.tsx';
import { SectionSkeleton } from '../frame/home-skeletons.tsx';
import { Slides } from '../../../tiles/lists/slides.tsx';

/** Public coupons (HOM-16). */
export function CouponSection({ given, module }: BlockProps) {
  return (
    <HomeBlock
      name="coupons"
      given={given.coupons}
      skeleton={<SectionSkeleton kind="coupons" of={module.module_type} />}
    >
      {(coupons) =>
        coupons.length > 0 && (
          <HomeSection id="home-coupons" title={t('home.coupons')} text={t('home.coupons_text')} isBand>
            <Slides
              label={t('home.coupons')}
              columns="auto-cols-[90%] sm:auto-cols-[60%] lg:auto-cols-[calc((100%-2rem)/3)]"
            >
              {coupons.map((coupon) => (
                <CouponCard key={coupon.id} coupon={coupon} code={<CopyCode code={coupon.code} />} />
              ))}
            </Slides>
          </HomeSection>
        )
      }
    </HomeBlock>
  );
}
