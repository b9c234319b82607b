import { t } from '@rialto/messages/text.ts';
import { Link } from 'react-router';
import { PreferenceControls } from '../features/preferences/preference-controls.tsx';
import { paths } from '../platform/paths.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Drawer } from '../ui/drawer.tsx';
import { ModuleLinks } from './module-links.tsx';

/** The menu of small screens. */
export function CompactDrawer({ onClose }: { onClose: () => void }) {
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('shell.menu')}
      closeLabel={t('action.close')}
      size="sm"
      footer={<PreferenceControls />}
    >
      {/* Any link that is followed closes the drawer. */}
      <nav aria-label={t('shell.main_navigation')} className="flex flex-col gap-1" onClick={onClose}>
        <Link to={paths.home} className="flex min-h-11 items-center rounded-full px-3 font-medium hover:bg-wash">
          {t('shell.home')}
        </Link>
        <ModuleLinks isList />
        <Link to={paths.signIn} className={buttonClass({ isFull: true, className: 'mt-4' })}>
          {t('shell.sign_in')}
        </Link>
      </nav>
    </Drawer>
  );
}
