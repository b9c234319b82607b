import { lazy } from 'react';
import { useOpenDialogs, type OpenDialog } from '../../shared/dialogs.ts';
import { LazyBoundary } from '../lazy-boundary.tsx';

// Each dialog is loaded when it is first opened; the map is the largest.
const LocationPicker = lazy(async () => ({
  default: (await import('../../features/location/location-picker.tsx')).LocationPicker,
}));
const LocationPermissionDialog = lazy(async () => ({
  default: (await import('../../features/location/location-permission-dialog.tsx')).LocationPermissionDialog,
}));
const InsertLocationDialog = lazy(async () => ({
  default: (await import('../../features/location/insert-location-dialog.tsx')).InsertLocationDialog,
}));
const ModuleChooser = lazy(async () => ({
  default: (await import('../../features/modules/module-chooser.tsx')).ModuleChooser,
}));
const CartDrawer = lazy(async () => ({ default: (await import('../../features/cart/cart-drawer.tsx')).CartDrawer }));
const ClearCartDialog = lazy(async () => ({
  default: (await import('../../features/cart/clear-cart-dialog.tsx')).ClearCartDialog,
}));
const LoginOrGuestDialog = lazy(async () => ({
  default: (await import('../../features/cart/login-or-guest-dialog.tsx')).LoginOrGuestDialog,
}));
const WishlistDrawer = lazy(async () => ({
  default: (await import('../../tiles/wishlist-drawer/wishlist-drawer.tsx')).WishlistDrawer,
}));
const TrackingDrawer = lazy(async () => ({
  default: (await import('../../features/tracking/drawer/tracking-drawer.tsx')).TrackingDrawer,
}));
const LogOutDialog = lazy(async () => ({
  default: (await import('../../features/account/log-out-dialog.tsx')).LogOutDialog,
}));
const AddressDialog = lazy(async () => ({
  default: (await import('../../tiles/own-address-dialog.tsx')).OwnAddressDialog,
}));
const PictureDialog = lazy(async () => ({
  default: (await import('../../features/reviews/picture-dialog.tsx')).PictureDialog,
}));
const ShopMapDialog = lazy(async () => ({ default: (await import('./shop-map-dialog.tsx')).ShopMapDialog }));

/** Renders the dialogs opened by name. */
export function DialogHost() {
  return useOpenDialogs().map((dialog) => (
    <LazyBoundary key={dialog.name}>
      <DialogByName dialog={dialog} />
    </LazyBoundary>
  ));
}

function DialogByName({ dialog }: { dialog: OpenDialog }) {
  switch (dialog.name) {
    case 'location-picker':
      return <LocationPicker mode={dialog.mode} initialText={dialog.text ?? ''} initialPoint={dialog.at} />;
    case 'location-permission':
      return <LocationPermissionDialog />;
    case 'insert-location':
      return <InsertLocationDialog />;
    case 'module-chooser':
      return <ModuleChooser />;
    case 'shop-map':
      return <ShopMapDialog />;
    case 'pictures':
      return <PictureDialog images={dialog.images} at={dialog.at} />;
    case 'cart':
      return <CartDrawer />;
    case 'clear-cart':
      return <ClearCartDialog storeName={dialog.storeName} onConfirm={dialog.onConfirm} />;
    case 'login-or-guest':
      return <LoginOrGuestDialog />;
    case 'wishlist':
      return <WishlistDrawer />;
    case 'tracking':
      return <TrackingDrawer orderId={dialog.orderId} />;
    case 'log-out':
      return <LogOutDialog isFromDrawer={dialog.isFromDrawer ?? false} />;
    case 'address-form':
      return <AddressDialog editing={dialog.editing} onDone={dialog.onDone} />;
  }
}
