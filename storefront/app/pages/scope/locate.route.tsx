import { lookupZone, readPlace, suggestPlaces } from '@rialto/contract/calls/geo.ts';
import { t } from '@rialto/texts/text.ts';
import { MapPin } from 'lucide-react';
import { redirect } from 'react-router';
import { apiOf } from '../../platform/api/api.server.ts';
import { PageHead } from '../../platform/page/page-head.tsx';
import { paths } from '../../platform/navigation/paths.ts';
import { setScope } from '../../platform/session/set-scope.server.ts';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { Container } from '@rialto/ui/base/container.tsx';
import { EmptyState } from '@rialto/ui/feedback/empty-state.tsx';
import type { Route } from './+types/locate.route';

/** The location picker as text, for visitors without scripts or who prefer it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const text = (search.get('q') ?? '').trim().slice(0, 100);
  const call = apiOf(request, context);
  const placeId = search.get('place');
  if (placeId) {
    const { result } = await call(readPlace, { query: { placeid: placeId } });
    const point = result.geometry.location;
    const { zone_id } = await call(lookupZone, { query: point });
    throw redirect(paths.home, { headers: setScope(request, { zoneIds: zone_id, point }) });
  }
  const places = text === '' ? [] : (await call(suggestPlaces, { query: { search_text: text } })).predictions;
  return { text, places };
}

export default function Locate({ loaderData: { text, places } }: Route.ComponentProps) {
  return (
    <Container className="max-w-2xl py-12">
      <PageHead title={t('locate.page_title')} path={paths.locate()} isUnlisted />
      <h1 className="text-3xl font-bold text-ink">{t('locate.title')}</h1>
      <form method="get" role="search" aria-label={t('location.search_label')} className="mt-6 flex flex-wrap gap-2">
        <input
          type="search"
          name="q"
          defaultValue={text}
          maxLength={100}
          required
          aria-label={t('location.search_label')}
          placeholder={t('location.search_placeholder')}
          className="h-13 min-w-0 flex-1 basis-64 rounded-md border border-outline bg-surface px-5 text-base"
        />
        <button type="submit" className={buttonClass({ size: 'lg', className: 'grow sm:grow-0' })}>
          {t('landing.find')}
        </button>
      </form>
      {text !== '' && places.length === 0 && <EmptyState title={t('location.suggestions_none')} />}
      <ul className="mt-6 flex flex-col gap-2">
        {places.map((place) => (
          <li key={place.place_id}>
            <a
              href={`${paths.locate()}?place=${encodeURIComponent(place.place_id)}`}
              className="flex items-center gap-3 rounded-md border border-hairline bg-surface px-4 py-3 hover:border-accent"
            >
              <MapPin className="size-5 shrink-0 text-accent-text" aria-hidden />
              <span>
                <span className="block font-medium text-ink">{place.structured_formatting.main_text}</span>
                <span className="block text-sm text-ink-soft">{place.structured_formatting.secondary_text}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Container>
  );
}
