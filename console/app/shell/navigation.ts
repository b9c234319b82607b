import { t } from '@rialto/texts/text.ts';
import {
  Bike,
  ChartColumn,
  ClipboardList,
  FileText,
  FileUp,
  History,
  House,
  LayoutGrid,
  Map as MapIcon,
  Route,
  Tag,
  Settings,
} from 'lucide-react';
import { cataloguePages } from './catalogue-pages.ts';
import { customerPages } from './customer-pages.ts';
import type { NavigationGroup } from './navigation-entry.ts';
import { teamNavigation } from './team-navigation.ts';

/** The pages of the console by what people do there. Made at each render, because its texts follow the language. */
export function navigationGroups(): NavigationGroup[] {
  return [
    {
      name: 'work',
      label: null,
      entries: [
        { path: '/', label: t('console.nav_home'), icon: House, permission: null },
        { path: '/board', label: t('console.nav_board'), icon: ClipboardList, permission: 'orders' },
        { path: '/figures', label: t('console.figures_nav'), icon: ChartColumn, permission: 'figures' },
        { path: '/dispatch', label: t('console.nav_dispatch'), icon: Route, permission: 'dispatch' },
        { path: '/couriers', label: t('console.nav_couriers'), icon: Bike, permission: 'dispatch' },
        { path: '/orders', label: t('console.nav_orders'), icon: History, permission: 'orders' },
      ],
    },
    { name: 'customers', label: t('console.nav_people'), entries: customerPages() },
    { name: 'catalogue', label: t('console.nav_catalogue'), entries: cataloguePages() },
    {
      name: 'shop',
      label: t('console.nav_shop'),
      entries: [
        { path: '/import', label: t('console.nav_import'), icon: FileUp, permission: 'catalogue' },
        { path: '/offers', label: t('console.offers_nav'), icon: Tag, permission: 'offers' },
        { path: '/zones', label: t('console.nav_zones'), icon: MapIcon, permission: 'zones' },
        { path: '/modules', label: t('console.nav_modules'), icon: LayoutGrid, permission: 'zones' },
        { path: '/texts', label: t('console.nav_texts'), icon: FileText, permission: 'settings' },
        { path: '/settings', label: t('console.nav_settings'), icon: Settings, permission: 'settings' },
      ],
    },
    teamNavigation(),
  ];
}
