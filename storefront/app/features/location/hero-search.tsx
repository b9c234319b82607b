import { t } from '@rialto/texts/text.ts';
import { useState, type FormEvent } from 'react';
import { dialogs } from '../../shared/dialogs.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { showErrors } from '../../platform/overlays/show-errors.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { loadPlaceChoices } from './load-place-choices.ts';
import { PlaceSearchBox } from './place-search-box.tsx';
import type { Suggestion } from './use-place-search.ts';

/** The location search of the landing page. A served suggestion skips the map; without JavaScript it is a plain form. */
export function HeroSearch() {
  const [text, setText] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function choose(suggestion: Suggestion) {
    setBusy(true);
    await loadPlaceChoices()
      .then((choices) => choices.chooseSuggestedPlace(suggestion))
      .catch(showErrors);
    setBusy(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    dialogs.open({ name: 'location-picker', mode: { kind: 'visit' }, text });
  }

  return (
    <form
      action={paths.locate()}
      method="get"
      role="search"
      aria-label={t('location.search_label')}
      className="flex flex-col gap-2 sm:flex-row"
      onSubmit={submit}
    >
      <PlaceSearchBox isLarge onText={setText} onChoose={(chosen) => void choose(chosen)} />
      <Button type="submit" size="lg" className="sm:h-14" isLoading={isBusy}>
        {t('landing.find')}
      </Button>
    </form>
  );
}
