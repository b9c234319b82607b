import { StoreInformation } from './information/store-information.tsx';

export default function StoreInformationRoute() {
  return <StoreInformation />;
}
