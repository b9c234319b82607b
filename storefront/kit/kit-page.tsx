import { useState } from 'react';
import { Container } from '@rialto/ui/base/container.tsx';
import { Toasts } from '@rialto/ui/feedback/toasts.tsx';
import { ActionSpecimens } from './action-specimens.tsx';
import { ChoiceSpecimens } from './choice-specimens.tsx';
import { FeedbackSpecimens } from './feedback-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { Foundations } from './foundations.tsx';
import { KitHero } from './kit-hero.tsx';
import { KitToolbar, type Look } from './kit-toolbar.tsx';
import { MapSpecimens } from './map-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { PictureSpecimens } from './picture-specimens.tsx';
import { SampleToasts, useSampleToasts } from './sample-toasts.ts';
import { SideBySide } from './side-by-side.tsx';

const START: Look = { theme: 'system', direction: 'ltr', module: 'brand' };

/** Every component of packages/ui in every state. */
export function KitPage({ now }: { now: number }) {
  const [look, setLook] = useState(START);
  const { toasts, show, dismiss } = useSampleToasts();
  return (
    <div data-module={look.module} dir={look.direction}>
      <KitHero />
      <KitToolbar look={look} onChange={setLook} />
      {/* Remounted per direction, because carousels read it once. */}
      <Container key={look.direction} className="flex flex-col gap-16 py-12">
        <SampleToasts value={show}>
          <SideBySide />
          <Foundations />
          <ActionSpecimens />
          <FieldSpecimens />
          <ChoiceSpecimens />
          <OverlaySpecimens />
          <FeedbackSpecimens now={now} />
          <PictureSpecimens />
          <MapSpecimens />
        </SampleToasts>
      </Container>
      <Toasts toasts={toasts} onDismiss={dismiss} label="Notices" dismissLabel="Dismiss" />
    </div>
  );
}
