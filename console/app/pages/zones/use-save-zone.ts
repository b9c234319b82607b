import { listConsoleModules } from '@rialto/contract/calls/console/modules.ts';
import {
  addZone,
  changeZone,
  listConsoleZones,
  previewZone,
  type ConsoleZone,
  type ZoneEffects,
} from '@rialto/contract/calls/console/zones.ts';
import { t } from '@rialto/texts/text.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ZoneDraft } from '../../features/zones/zone-draft.ts';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';
import { hasEffects } from './effects-dialog.tsx';
import { nameIn } from '../../words/name-in.ts';

/** Saves a zone after its effects were named; one without effects is saved at once. */
export function useSaveZone(id: number | null) {
  const navigate = useNavigate();
  const [effects, setEffects] = useState<ZoneEffects | null>(null);
  const onDone = ({ name }: Pick<ConsoleZone, 'name'>) => {
    toasts.show({ kind: 'success', text: t('console.zones_saved', { name: nameIn(name) }) });
    void navigate('/zones');
  };
  const changes = [listConsoleZones, listConsoleModules];
  const adding = useAction(addZone, { changes, onDone });
  const changing = useAction(changeZone, { changes, onDone });
  const previewing = useAction(previewZone);
  const confirm = (draft: ZoneDraft) =>
    id === null ? adding.run({ body: draft }) : changing.run({ params: { id }, body: draft });
  return {
    effects,
    isRunning: adding.isRunning || changing.isRunning || previewing.isRunning,
    cancel: () => setEffects(null),
    confirm,
    start(draft: ZoneDraft) {
      const body = { ...(id !== null && { id }), corners: draft.corners, is_active: draft.is_active };
      previewing.run({ body }, { onSuccess: (reply) => (hasEffects(reply) ? setEffects(reply) : confirm(draft)) });
    },
  };
}
