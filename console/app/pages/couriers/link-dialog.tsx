import {
  listCouriers,
  renewCourierLink,
  revokeCourierLink,
  type Courier,
} from '@rialto/contract/calls/console/couriers.ts';
import { t } from '@rialto/texts/text.ts';
import { Button } from '@rialto/ui/actions/button.tsx';
import { Dialog } from '@rialto/ui/overlays/dialog.tsx';
import { Copy, Link2Off, QrCode } from 'lucide-react';
import qrcode from 'qrcode-generator';
import { useState } from 'react';
import { toasts } from '../../platform/toasts.ts';
import { useAction } from '../../platform/use-action.ts';

/** The link that opens a courier's page. It is shown once, as a picture for the phone's camera and as text. */
export function LinkDialog({ courier, onClose }: { courier: Courier | null; onClose: () => void }) {
  return (
    <Dialog
      open={courier !== null}
      onClose={onClose}
      title={t('console.link_title', { name: courier?.f_name ?? '' })}
      description={t('console.link_text')}
      closeLabel={t('console.close')}
      size="sm"
    >
      {courier && <CourierLink key={courier.id} courier={courier} onClose={onClose} />}
    </Dialog>
  );
}

function CourierLink({ courier, onClose }: { courier: Courier; onClose: () => void }) {
  const [url, setUrl] = useState<string | null>(null);
  const changes = [listCouriers];
  const renewing = useAction(renewCourierLink, { changes, onDone: (reply) => setUrl(reply.url) });
  const revoking = useAction(revokeCourierLink, { changes, onDone: onClose });
  const input = { params: { id: courier.id } };
  if (url) return <ShownLink url={url} />;
  return (
    <div className="flex flex-col gap-3">
      <Button
        isFull
        isLoading={renewing.isRunning}
        icon={<QrCode className="size-5" aria-hidden />}
        onClick={() => renewing.run(input)}
      >
        {courier.has_link === 1 ? t('console.link_renew') : t('console.link_make')}
      </Button>
      {courier.has_link === 1 && (
        <>
          <p className="text-sm text-ink-soft">{t('console.link_renew_text')}</p>
          <Button
            kind="secondary"
            isFull
            isLoading={revoking.isRunning}
            icon={<Link2Off className="size-5" aria-hidden />}
            onClick={() => revoking.run(input)}
          >
            {t('console.link_revoke')}
          </Button>
        </>
      )}
    </div>
  );
}

function ShownLink({ url }: { url: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    toasts.show({ kind: 'success', text: t('console.link_copied') });
  };
  return (
    <div className="flex flex-col items-center gap-4">
      <QrPicture text={url} />
      <p dir="ltr" className="w-full rounded-md bg-sunken px-3.5 py-3 text-sm [overflow-wrap:anywhere] select-all">
        {url}
      </p>
      <Button isFull icon={<Copy className="size-5" aria-hidden />} onClick={() => void copy()}>
        {t('console.link_copy')}
      </Button>
    </div>
  );
}

const QUIET = 4;

/** Black on white in both themes, because cameras read it. */
function QrPicture({ text }: { text: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from(
    { length: count * count },
    (_, index) => [Math.floor(index / count), index % count] as const,
  );
  const path = cells
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join('');
  const side = count + 2 * QUIET;
  return (
    <svg
      viewBox={`0 0 ${side} ${side}`}
      className="size-60 rounded-md bg-white"
      role="img"
      aria-label={t('console.link_qr')}
    >
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
