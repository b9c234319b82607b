/** What the frame around every page is made of. Dialogs, drawers and the map come later and stay out of it. */
const everyPage = new RegExp(
  [
    'packages/(api-client|contract|messages|rules)/',
    'storefront/app/platform/',
    'storefront/app/shell/(?!compact-drawer|shop-map-dialog)',
    'storefront/app/cards/app-links',
    'storefront/app/sections/contact-tiles',
    'storefront/app/features/(guest|newsletter|preferences/(preference-controls))',
    'storefront/app/features/modules/choose-module',
    'storefront/app/ui/(badge|button|button-class|class-names|container|icon-button|image|image-source|empty-state|modal-stack|spinner|toast-announcer|toasts|visually-hidden)[.]',
    'lucide-react/dist/esm/(createLucideIcon|Icon|defaultAttributes|context|shared)',
  ].join('|'),
);

/** Forty small files compress and load worse than two: what every page needs comes in one piece each. */
export const chunkGroups = [
  { name: 'framework', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/, priority: 2 },
  { name: 'frame', test: (id: string) => everyPage.test(id.replaceAll('\\', '/')), priority: 1 },
];
