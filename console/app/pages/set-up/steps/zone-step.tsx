import { readGoLive } from '@rialto/contract/calls/console/go-live.ts';
import { changeShopSettings, readShopSettings } from '@rialto/contract/calls/console/settings.ts';
import { addZone, listConsoleZones } from '@rialto/contract/calls/console/zones.ts';
import { readConfig } from '@rialto/contract/calls/content.ts';
import type { Point } from '@rialto/contract/shapes/point.ts';
import { borderProblem, circleAround, middleOf } from '@rialto/rules/zone/border.ts';
import { t } from '@rialto/texts/text.ts';
import { Skeleton } from '@rialto/ui/feedback/skeleton.tsx';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { TranslatedField } from '../../../cards/fields/translated-field.tsx';
import { QueryState } from '../../../cards/query-state.tsx';
import { BorderEditor } from '../../../features/zones/border-editor.tsx';
import { BorderFields } from '../../../features/zones/border-fields.tsx';
import { borderText } from '../../../features/zones/border-text.ts';
import { emptyZone } from '../../../features/zones/zone-draft.ts';
import { callApi } from '../../../platform/api.ts';
import { invalidate } from '../../../platform/query.ts';
import { showFault } from '../../../platform/toasts.ts';
import { useFreshQuery } from '../../../platform/use-fresh-query.ts';
import { StepForm } from './step-form.tsx';

const USUAL_KM = 4;
const USUAL_CORNERS = 12;
const CITY_ZOOM = 12;
const noShapes: never[] = [];

/** Where the shop is and how far it delivers: a circle that can be changed on the map. */
export function ZoneStep({ onNext }: { onNext: () => void }) {
  const settings = useFreshQuery(readShopSettings, {});
  return (
    <QueryState query={settings} skeleton={<Skeleton className="h-120" />}>
      {({ location }) => <ZoneForm place={location} onNext={onNext} />}
    </QueryState>
  );
}

function ZoneForm({ place, onNext }: { place: Point; onNext: () => void }) {
  const [name, setName] = useState<{ en: string; ar: string | null }>({ en: 'Centre', ar: 'وسط المدينة' });
  const [corners, setCorners] = useState<Point[]>(() => circleAround(place, USUAL_KM, USUAL_CORNERS));
  const problem = borderProblem(corners);
  const change = useCallback((drawn: Point[]) => setCorners(drawn), []);
  const saving = useMutation({
    // The zone comes last, because the step is done when it exists.
    mutationFn: async () => {
      await callApi(changeShopSettings, { body: { location: middleOf(corners) } });
      await callApi(addZone, { body: { ...emptyZone, name, corners } });
    },
    onSuccess: () => {
      invalidate(readGoLive, readShopSettings, readConfig, listConsoleZones);
      onNext();
    },
    onError: showFault,
  });
  return (
    <StepForm
      title={t('console.setup_zone_title')}
      text={t('console.setup_zone_text')}
      isSaving={saving.isPending}
      onSave={() => !problem && saving.mutate()}
    >
      <TranslatedField label={t('console.zones_name')} value={name} onChange={setName} maxLength={80} required />
      {problem && (
        <p role="alert" className="font-medium text-danger-text">
          {borderText(problem)}
        </p>
      )}
      <BorderEditor
        corners={corners}
        onChange={change}
        others={noShapes}
        centre={place}
        zoom={CITY_ZOOM}
        className="h-120"
      />
      <BorderFields corners={corners} fallback={place} onChange={change} />
    </StepForm>
  );
}
