import type { Stop } from '@rialto/contract/shapes/courier.ts';
import type { HandoverKind } from '@rialto/contract/shapes/enums.ts';
import { pressStep } from '../../run/steps/take-step.ts';
import { CodeDialog } from './code-dialog.tsx';
import { GiveUpDialog } from './give-up-dialog.tsx';
import { PhotoDialog } from './photo-dialog.tsx';

export type HandoverDialog = 'code' | 'photo' | 'not_there';

type HandoverDialogsProps = {
  stop: Stop;
  proof: HandoverKind;
  shown: HandoverDialog;
  onShow: (dialog: HandoverDialog | null) => void;
};

/** The dialogs of a hand-over, loaded with the first order of a run. */
export function HandoverDialogs({ stop, proof, shown, onShow }: HandoverDialogsProps) {
  const close = () => onShow(null);
  /** With a photo, where the shop asks for a proof. */
  const leaveAtDoor = () => {
    onShow(proof === 'none' ? null : 'photo');
    if (proof === 'none') void pressStep(stop, 'deliver');
  };
  switch (shown) {
    case 'code':
      return <CodeDialog stop={stop} onClose={close} onOtherwise={onShow} />;
    case 'photo':
      return <PhotoDialog stop={stop} onClose={close} />;
    case 'not_there':
      return <GiveUpDialog stop={stop} onClose={close} onLeaveAtDoor={leaveAtDoor} />;
  }
}
