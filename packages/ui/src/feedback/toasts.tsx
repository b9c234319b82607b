import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../base/class-names.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { subscribeToModals, topModal } from '../overlays/modal-stack.ts';
import { ToastAnnouncer } from './toast-announcer.tsx';

type ToastKind = 'info' | 'success' | 'error';
export type Toast = {
  id: string;
  kind: ToastKind;
  text: string;
  /** 0: stays until it is dismissed. */
  durationMs: number;
  /** Pressing the toast follows it. */
  href?: string | undefined;
  action?: { label: string; onAction: () => void } | undefined;
};

type ToastsProps = {
  /** The newest last. The same id with a new object is shown again. */
  toasts: readonly Toast[];
  onDismiss: (id: string) => void;
  label: string;
  dismissLabel: string;
  /** The link of the router, if there is one. */
  Link?: ComponentType<LinkProps> | undefined;
};
type LinkProps = { href: string; className: string; onClick: () => void; children: ReactNode };

/** Rendered once per page. While a dialog is open the toasts move into it, because everything else is inert. */
export function Toasts(props: ToastsProps) {
  const modal = useSyncExternalStore(subscribeToModals, topModal, () => null);
  return (
    <>
      <ToastAnnouncer newest={props.toasts.at(-1)} />
      {modal ? createPortal(<InModal {...props} />, modal) : <ToastList {...props} />}
    </>
  );
}

function InModal(props: ToastsProps) {
  return (
    <div>
      <ToastAnnouncer newest={props.toasts.at(-1)} />
      <ToastList {...props} />
    </div>
  );
}

function ToastList({ toasts, onDismiss, label, dismissLabel, Link }: ToastsProps) {
  const ref = useRef<HTMLElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const newest = toasts.at(-1);

  // Shown again with each new toast, which lifts the list above everything in the top layer.
  useEffect(() => {
    const list = ref.current;
    // A dialog that closes removes its list of toasts before this runs.
    if (!list?.isConnected || !newest) return;
    list.hidePopover();
    list.showPopover();
  }, [newest]);

  if (toasts.length === 0) return null;
  return (
    <section
      ref={ref}
      popover="manual"
      aria-label={label}
      className="toasts"
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <ol className="mx-auto flex w-full max-w-md flex-col gap-2 px-4 pt-[max(1rem,env(safe-area-inset-top))] pb-[max(1rem,env(safe-area-inset-bottom))]">
        {toasts.map((toast) => (
          <ToastCard key={toast.id} {...{ toast, isPaused, onDismiss, dismissLabel, Link }} />
        ))}
      </ol>
    </section>
  );
}

type ToastCardProps = Pick<ToastsProps, 'onDismiss' | 'dismissLabel' | 'Link'> & { toast: Toast; isPaused: boolean };

function ToastCard({ toast, isPaused, onDismiss, dismissLabel, Link = PlainLink }: ToastCardProps) {
  const dismiss = useEffectEvent(() => onDismiss(toast.id));
  useEffect(() => {
    if (isPaused || toast.durationMs === 0) return;
    const timer = setTimeout(dismiss, toast.durationMs);
    return () => clearTimeout(timer);
  }, [toast, isPaused]);

  return (
    <li className="toast relative flex items-center gap-3 rounded-lg bg-inverse py-2 ps-4 pe-2 text-md font-medium text-inverse-ink shadow-4">
      <KindIcon kind={toast.kind} />
      <span className="min-w-0 flex-1 py-1">
        {toast.href === undefined ? (
          toast.text
        ) : (
          // Its area is the whole toast; the buttons lie above it.
          <Link
            href={toast.href}
            className="underline decoration-1 underline-offset-4 after:absolute after:inset-0 after:rounded-lg"
            onClick={() => onDismiss(toast.id)}
          >
            {toast.text}
          </Link>
        )}
      </span>
      {toast.action && (
        <button
          type="button"
          className="touch-area relative rounded-sm px-2 py-1 font-semibold underline underline-offset-4"
          onClick={toast.action.onAction}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton
        size="sm"
        label={dismissLabel}
        className="relative text-inverse-ink!"
        onClick={() => onDismiss(toast.id)}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}

function PlainLink(props: LinkProps) {
  return <a {...props} />;
}

// The card is dark on a light page and light on a dark one, so its icons use the other theme's colours.
const KIND_COLOURS: Record<ToastKind, string> = { info: 'toast-info', success: 'toast-success', error: 'toast-error' };

function KindIcon({ kind }: { kind: ToastKind }) {
  const Icon = { info: Info, success: CircleCheck, error: TriangleAlert }[kind];
  return <Icon className={classNames('size-5 shrink-0', KIND_COLOURS[kind])} aria-hidden />;
}
