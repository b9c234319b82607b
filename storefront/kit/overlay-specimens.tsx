import { CircleUser, Info, LogOut, MapPin, Settings, ShoppingBag, Trash2, Wallet } from 'lucide-react';
import { use, useState } from 'react';
import { Button } from '@rialto/ui/actions/button.tsx';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '@rialto/ui/overlays/menu.tsx';
import { Popover } from '@rialto/ui/overlays/popover.tsx';
import { Switch } from '@rialto/ui/fields/switch.tsx';
import { Tooltip } from '@rialto/ui/overlays/tooltip.tsx';
import { DialogSpecimens, DrawerSpecimens } from './dialog-specimens.tsx';
import { SampleToasts } from './sample-toasts.ts';
import { Chapter, Line, Specimen } from './specimen.tsx';

export function OverlaySpecimens() {
  return (
    <Chapter
      id="overlays"
      title="Overlays"
      text="Native dialogs and popovers: the browser keeps the focus, the order of layers and the way back."
    >
      <Specimen name="Dialog" file="dialog.tsx">
        <DialogSpecimens />
      </Specimen>
      <Specimen name="Drawer" file="drawer.tsx">
        <DrawerSpecimens />
      </Specimen>
      <Specimen name="Confirmation" file="confirmation-dialog.tsx">
        <Confirmations />
      </Specimen>
      <Specimen name="Menu" file="menu.tsx">
        <Menus />
      </Specimen>
      <Specimen name="Popover and tooltip" file="popover.tsx, tooltip.tsx">
        <PopoverAndTooltip />
      </Specimen>
      <Specimen name="Toast" file="toasts.tsx">
        <ToastButtons />
      </Specimen>
    </Chapter>
  );
}

function Confirmations() {
  const [asked, setAsked] = useState<'leave' | 'delete' | null>(null);
  const close = () => setAsked(null);
  return (
    <Line>
      <Button kind="secondary" onClick={() => setAsked('leave')}>
        Log out
      </Button>
      <Button kind="secondary" onClick={() => setAsked('delete')}>
        Delete address
      </Button>
      <ConfirmationDialog
        open={asked === 'leave'}
        title="Are you sure you want to logout?"
        cancelLabel="Cancel"
        confirmLabel="Yes"
        icon={<LogOut className="mirror size-6" aria-hidden />}
        onCancel={close}
        onConfirm={close}
      />
      <ConfirmationDialog
        open={asked === 'delete'}
        kind="danger"
        title="Delete this address?"
        text="Orders on their way are not touched."
        cancelLabel="Cancel"
        confirmLabel="Yes, delete"
        icon={<Trash2 className="size-6" aria-hidden />}
        onCancel={close}
        onConfirm={close}
      />
    </Line>
  );
}

function Menus() {
  const [chosen, setChosen] = useState('nothing');
  return (
    <Line>
      <Menu
        label="Profile"
        trigger={(props) => (
          <Button {...props} kind="secondary" icon={<CircleUser className="size-5" aria-hidden />}>
            Amal
          </Button>
        )}
      >
        <MenuItem icon={<ShoppingBag aria-hidden />} end="3" onSelect={() => setChosen('orders')}>
          My orders
        </MenuItem>
        <MenuItem icon={<Wallet aria-hidden />} end="$24.00" onSelect={() => setChosen('wallet')}>
          Wallet
        </MenuItem>
        <MenuItem icon={<Settings aria-hidden />} render={(props) => <a href="#overlays" {...props} />}>
          Settings (a link)
        </MenuItem>
        <MenuItem icon={<MapPin aria-hidden />} isDisabled>
          Addresses
        </MenuItem>
        <MenuSeparator />
        <MenuItem kind="danger" icon={<LogOut className="mirror" aria-hidden />} onSelect={() => setChosen('log out')}>
          Log out
        </MenuItem>
      </Menu>
      <Menu
        label="Language"
        align="end"
        side="top"
        trigger={(props) => (
          <Button {...props} kind="ghost">
            Opens upwards
          </Button>
        )}
      >
        <MenuItem onSelect={() => setChosen('English')}>English</MenuItem>
        <MenuItem onSelect={() => setChosen('Arabic')}>العربية</MenuItem>
      </Menu>
      <span className="text-sm text-ink-soft">Chosen: {chosen}</span>
    </Line>
  );
}

function PopoverAndTooltip() {
  return (
    <Line>
      <Popover
        label="Filters"
        trigger={(props) => (
          <Button {...props} kind="secondary">
            Popover
          </Button>
        )}
      >
        {(close) => (
          <div className="flex w-64 flex-col gap-3">
            <Switch label="Open now" />
            <Switch label="Free delivery" />
            <Button onClick={close}>Show 12 shops</Button>
          </div>
        )}
      </Popover>
      {(['top', 'bottom', 'start', 'end'] as const).map((side) => (
        <Tooltip key={side} side={side} text={`Says more, at the ${side}`}>
          {(props) => (
            <IconButton {...props} label={side} kind="secondary">
              <Info aria-hidden />
            </IconButton>
          )}
        </Tooltip>
      ))}
    </Line>
  );
}

function ToastButtons() {
  const show = use(SampleToasts);
  const durationMs = 4000;
  return (
    <Line>
      <Button
        kind="secondary"
        onClick={() => show({ id: 'added', kind: 'success', text: 'Added to your cart', durationMs })}
      >
        Success
      </Button>
      <Button
        kind="secondary"
        onClick={() => show({ id: 'error', kind: 'error', text: 'The network is not there. Try again.', durationMs })}
      >
        Error
      </Button>
      <Button
        kind="secondary"
        onClick={() =>
          show({
            id: 'removed',
            kind: 'info',
            text: 'Removed',
            durationMs,
            action: { label: 'Undo', onAction: () => {} },
          })
        }
      >
        With an action
      </Button>
    </Line>
  );
}
