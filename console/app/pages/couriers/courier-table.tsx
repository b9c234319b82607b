import { changeCourier, listCouriers, type Courier } from '@rialto/contract/calls/console/couriers.ts';
import { t } from '@rialto/texts/text.ts';
import { IconButton } from '@rialto/ui/actions/icon-button.tsx';
import { Badge } from '@rialto/ui/feedback/badge.tsx';
import { ConfirmationDialog } from '@rialto/ui/overlays/confirmation-dialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '@rialto/ui/overlays/menu.tsx';
import { EllipsisVertical, Pencil, QrCode, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../platform/use-action.ts';
import { useMoney } from '../../words/use-money.ts';
import { number } from '../../words/times.ts';
import { vehicleText, type Zone } from './courier-words.ts';

type Props = {
  couriers: readonly Courier[];
  zones: readonly Zone[];
  onChange: (courier: Courier) => void;
  onLink: (courier: Courier) => void;
};

export function CourierTable({ couriers, zones, onChange, onLink }: Props) {
  const money = useMoney();
  const [ended, setEnded] = useState<Courier | null>(null);
  const { run, isRunning } = useAction(changeCourier, { changes: [listCouriers], onDone: () => setEnded(null) });
  const setActive = ({ id }: Courier, isActive: 0 | 1) => run({ params: { id }, body: { is_active: isActive } });
  return (
    <div className="overflow-x-auto rounded-lg border border-hairline bg-surface">
      <table className="w-full min-w-160">
        <Heads />
        <tbody className="divide-y divide-hairline">
          {couriers.map((courier) => (
            <tr key={courier.id} className="hover:bg-wash">
              <td className="px-4 py-3">
                <span className="block font-semibold">{`${courier.f_name} ${courier.l_name}`}</span>
                <a href={`tel:${courier.phone}`} dir="ltr" className="text-sm text-ink-soft hover:underline">
                  {courier.phone}
                </a>
              </td>
              <td className="px-4 py-3">
                <span className="block">{vehicleText(courier.vehicle)}</span>
                <span className="text-sm text-ink-soft">{zones.find(({ id }) => id === courier.zone_id)?.name}</span>
              </td>
              <td className="px-4 py-3">
                <Status courier={courier} />
              </td>
              <td className="px-4 py-3 text-end tabular-nums">{number(courier.orders_count)}</td>
              <td className="px-4 py-3 text-end tabular-nums">{money(courier.cash_collected)}</td>
              <td className="px-2 py-3 text-end">
                <RowMenu
                  courier={courier}
                  onChange={onChange}
                  onLink={onLink}
                  onEnd={setEnded}
                  onResume={() => setActive(courier, 1)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <ConfirmationDialog
        open={ended !== null}
        kind="danger"
        title={t('console.couriers_end_title', { name: ended?.f_name ?? '' })}
        text={t('console.couriers_end_text')}
        cancelLabel={t('console.couriers_keep')}
        confirmLabel={t('console.couriers_end')}
        isBusy={isRunning}
        onCancel={() => setEnded(null)}
        onConfirm={() => ended && setActive(ended, 0)}
      />
    </div>
  );
}

function Heads() {
  const start = [t('console.order_courier'), t('console.couriers_vehicle'), t('console.orders_status')];
  const end = [t('console.couriers_orders'), t('console.couriers_cash')];
  return (
    <thead className="border-b border-hairline text-sm text-ink-soft">
      <tr>
        {start.map((head) => (
          <th key={head} scope="col" className="px-4 py-3 text-start font-semibold">
            {head}
          </th>
        ))}
        {end.map((head) => (
          <th key={head} scope="col" className="px-4 py-3 text-end font-semibold">
            {head}
          </th>
        ))}
        <td />
      </tr>
    </thead>
  );
}

function Status({ courier }: { courier: Courier }) {
  if (courier.is_active === 0) return <Badge>{t('console.couriers_ended')}</Badge>;
  if (courier.is_on_shift === 1) return <Badge tone="success">{t('console.couriers_on_shift')}</Badge>;
  if (courier.has_link === 0) return <Badge tone="warning">{t('console.couriers_no_link')}</Badge>;
  return <Badge tone="info">{t('console.couriers_off_shift')}</Badge>;
}

type RowMenuProps = Pick<Props, 'onChange' | 'onLink'> & {
  courier: Courier;
  onEnd: (courier: Courier) => void;
  onResume: () => void;
};

function RowMenu({ courier, onChange, onLink, onEnd, onResume }: RowMenuProps) {
  const label = t('console.couriers_actions', { name: courier.f_name });
  return (
    <Menu
      label={label}
      align="end"
      trigger={(props) => (
        <IconButton {...props} label={label}>
          <EllipsisVertical aria-hidden />
        </IconButton>
      )}
    >
      <MenuItem icon={<Pencil />} onSelect={() => onChange(courier)}>
        {t('console.couriers_change')}
      </MenuItem>
      {courier.is_active === 1 ? (
        <>
          <MenuItem icon={<QrCode />} onSelect={() => onLink(courier)}>
            {t('console.couriers_link')}
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<UserRoundX />} kind="danger" onSelect={() => onEnd(courier)}>
            {t('console.couriers_end')}
          </MenuItem>
        </>
      ) : (
        <MenuItem icon={<UserRoundCheck />} onSelect={onResume}>
          {t('console.couriers_resume')}
        </MenuItem>
      )}
    </Menu>
  );
}
