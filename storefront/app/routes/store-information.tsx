import { StoreInformation } from '../sections/store/store-information.tsx';

export default function StoreInformationRoute() {
  return <StoreInformation />;
}
