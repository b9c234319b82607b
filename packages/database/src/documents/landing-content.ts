import type { Texts } from './texts.ts';

/** The document in `landing_content.content`. Pictures are ids of the table `pictures`. */
export type LandingContent = {
  headerTitle: Texts;
  headerSubTitle: Texts;
  headerImage: string | null;
  moduleTitle: Texts;
  moduleSubTitle: Texts;
  offeringTitle: Texts;
  offeringSubTitle: Texts;
  offerings: { title: Texts; text: Texts; image: string | null }[];
  stepsTitle: Texts;
  steps: { title: Texts; text: Texts }[];
  appTitle: Texts;
  appSubTitle: Texts;
  newsletterTitle: Texts;
  newsletterSubTitle: Texts;
  footerDescription: Texts;
  appLinks: { playStore: { url: string; isShown: boolean }; appleStore: { url: string; isShown: boolean } };
};
