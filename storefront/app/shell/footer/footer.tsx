import { AppLinks } from '../../cards/app-links.tsx';
import { NewsletterForm } from '../../features/newsletter/newsletter-form.tsx';
import { PreferenceControls } from '../../features/preferences/preference-controls.tsx';
import { CachedMarkup } from '../../platform/hydration/cached-markup.tsx';
import { useCurrentModule, useHasLocation, useRootData } from '../../platform/page/root-data.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { ContactTiles } from '../../tiles/contact-tiles.tsx';
import { FooterLinks } from './footer-links.tsx';
import { Logo } from '../logo.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const { config, landing } = useRootData();
  const isParcel = useCurrentModule()?.module_type === 'parcel';
  const hasLocation = useHasLocation();
  return (
    <footer className="mt-auto border-t border-hairline bg-sunken">
      <Container className="py-12 lg:py-16">
        <Newsletter />
        <div className="mt-12 grid gap-10 lg:grid-cols-[1.2fr_2fr]">
          <div className="flex flex-col items-start gap-5">
            <Logo />
            <CachedMarkup source={config} cacheKey="about" className="contents">
              {() => (
                <>
                  <p className="max-w-sm text-sm text-ink-soft">{landing.fixed_footer_description}</p>
                  <SocialLinks links={config.social_media} />
                  <AppLinks links={landing.download_user_app_links} />
                </>
              )}
            </CachedMarkup>
          </div>
          <CachedMarkup source={config} cacheKey={isParcel ? 'parcel links' : 'links'}>
            {() => <FooterLinks config={config} isParcel={isParcel} hasLocation={hasLocation} />}
          </CachedMarkup>
        </div>
        <CachedMarkup source={config} cacheKey="contact">
          {() => <ContactTiles config={config} />}
        </CachedMarkup>
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-hairline pt-6 text-sm text-ink-soft">
          <p>{config.footer_text}</p>
          <PreferenceControls />
        </div>
      </Container>
    </footer>
  );
}

function Newsletter() {
  const { landing } = useRootData();
  return (
    <section
      aria-labelledby="newsletter-title"
      className="flex flex-col gap-5 rounded-xl bg-accent-soft p-6 sm:p-10 lg:flex-row lg:items-center lg:justify-between"
    >
      <div>
        <h2 id="newsletter-title" className="text-2xl font-bold text-ink">
          {landing.fixed_newsletter_title}
        </h2>
        <p className="mt-1 max-w-lg text-ink-soft">{landing.fixed_newsletter_sub_title}</p>
      </div>
      <NewsletterForm />
    </section>
  );
}
