import { DoneStep } from './steps/done-step.tsx';
import { ModuleStep } from './steps/module-step.tsx';
import { PaymentStep } from './steps/payment-step.tsx';
import { ShopStep } from './steps/shop-step.tsx';
import { ZoneStep } from './steps/zone-step.tsx';
import { StoreStep } from './steps/store-step.tsx';
import { ItemStep } from './steps/item-step.tsx';
import type { FoundIds } from './found-ids.ts';
import type { Step } from './steps.ts';

type Props = { step: Step | 'done'; ids: FoundIds; onNext: () => void };

export function StepBody({ step, ids, onNext }: Props) {
  switch (step) {
    case 'shop':
      return <ShopStep onNext={onNext} />;
    case 'zone':
      return <ZoneStep onNext={onNext} />;
    case 'module':
      return <ModuleStep zoneId={ids.zoneId} onNext={onNext} />;
    case 'store':
      return <StoreStep ids={ids} onNext={onNext} />;
    case 'item':
      return <ItemStep ids={ids} onNext={onNext} />;
    case 'payment':
      return <PaymentStep onNext={onNext} />;
    case 'done':
      return <DoneStep />;
  }
}
