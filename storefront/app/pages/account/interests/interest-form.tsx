import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Link } from '../../../platform/navigation/link.tsx';
import { paths } from '../../../platform/navigation/paths.ts';
import { useRootData } from '../../../platform/page/root-data.ts';
import { showErrors } from '../../../platform/overlays/show-errors.ts';
import { toasts } from '../../../platform/overlays/toasts.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { buttonClass } from '@rialto/ui/actions/button-class.ts';
import { declineInterests } from '../../../shared/declined-interests.ts';
import { InterestGroups } from './interest-groups.tsx';
import { saveInterests } from './use-interests.ts';

type Props = { interest: number[]; onSaved: () => void };

/** Favourite categories; saving them leads to the shop (ACC-09). */
export function InterestForm({ interest, onSaved }: Props) {
  const navigate = useNavigate();
  const { modules, scope } = useRootData();
  const [chosen, setChosen] = useState(interest);
  const [isSaving, setSaving] = useState(false);
  // The current module comes first; parcels have no categories.
  const [offering] = useState(() =>
    modules
      .filter(({ module_type }) => module_type !== 'parcel')
      .toSorted((a, b) => Number(b.id === scope.moduleId) - Number(a.id === scope.moduleId)),
  );
  const toggle = (id: number) =>
    setChosen((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));

  async function save() {
    setSaving(true);
    try {
      toasts.show({ kind: 'success', text: await saveInterests(chosen) });
      onSaved();
      await navigate(paths.home);
    } catch (thrown) {
      showErrors(thrown);
    }
    setSaving(false);
  }

  return (
    <>
      <InterestGroups modules={offering} chosen={chosen} onToggle={toggle} />
      <div className="sticky bottom-4 z-10 mt-4 flex flex-wrap items-center gap-3 rounded-lg border border-hairline bg-raised p-3 ps-5 shadow-3">
        <p role="status" className="me-auto font-medium text-ink">
          {t('interest.chosen', { count: chosen.length })}
        </p>
        <Link
          to={paths.home}
          onClick={() => declineInterests(scope.moduleId)}
          className={buttonClass({ kind: 'ghost' })}
        >
          {t('interest.later')}
        </Link>
        <Button isLoading={isSaving} onClick={() => void save()}>
          {t('interest.save')}
        </Button>
      </div>
    </>
  );
}
