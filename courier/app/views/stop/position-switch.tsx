import { t } from '@rialto/texts/text.ts';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { useStore } from '../../platform/store.ts';
import { answerConsent, consent, positionState, type PositionState } from '../../run/position/share-position.ts';

/** The courier decides whether the position is shared, and sees whether it is. */
export function PositionSwitch() {
  const isShared = useStore(consent) === 'yes';
  const state = useStore(positionState);
  return (
    <div className="border-t border-hairline py-3">
      <Switch
        label={<span className="text-lg font-semibold">{t('courier.position')}</span>}
        hint={t('courier.position_text')}
        checked={isShared}
        onChange={({ currentTarget }) => answerConsent(currentTarget.checked ? 'yes' : 'no')}
      />
      <p role="status" className={state === 'blocked' ? 'font-semibold text-danger-text' : 'font-semibold'}>
        {isShared ? stateText(state) : t('courier.position_off')}
      </p>
    </div>
  );
}

function stateText(state: PositionState): string {
  if (state === 'blocked') return t('courier.position_blocked');
  return state === 'waiting' ? t('courier.position_waiting') : t('courier.position_on');
}
