import { useLocation, useNavigate, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';

/** An item, or an item of a campaign, which have addresses of their own. */
export type OpenedItem = { kind: 'item' | 'campaign'; slug: string };
/** What the card knew already, so that the dialog shows it at once. */
export type ItemPreview = { name: string; image: string | null };
/** `lineId`: the line of the cart that is to be changed. */
type DialogState = { preview: ItemPreview | null; lineId: number | null; isOpenedHere: true };

const KINDS = ['item', 'campaign'] as const;

/** Opens the dialog of an item. It is part of the address, so that it can be shared and is closed by going back. */
export function useOpenItem() {
  const navigate = useNavigate();
  const show = ({ kind, slug }: OpenedItem, preview: ItemPreview | null, lineId: number | null = null) => {
    const search = without(new URLSearchParams(location.search));
    search.set(kind, slug);
    const state: DialogState = { preview, lineId, isOpenedHere: true };
    void navigate({ search: String(search) }, { preventScrollReset: true, defaultShouldRevalidate: false, state });
  };
  return {
    open: (slug: string, preview: ItemPreview | null = null) => show({ kind: 'item', slug }, preview),
    openCampaign: (slug: string, preview: ItemPreview | null = null) => show({ kind: 'campaign', slug }, preview),
    edit: (slug: string, preview: ItemPreview, lineId: number) => show({ kind: 'item', slug }, preview, lineId),
  };
}

/** Which item's dialog the address asks for, and how it is left. */
export function useOpenedItem(): { opened: OpenedItem | null } & Pick<DialogState, 'preview' | 'lineId'> & {
    close(): void;
  } {
  const [parameters] = useSearchParams();
  const state = useLocation().state as Partial<DialogState> | null;
  const navigate = useNavigate();
  const kind = KINDS.find((each) => parameters.get(each));
  return {
    opened: kind ? { kind, slug: parameters.get(kind) ?? '' } : null,
    preview: state?.preview ?? null,
    lineId: state?.lineId ?? null,
    close() {
      // Going back leaves no page behind that looks the same; a shared address has nothing to go back to.
      if (state?.isOpenedHere) void navigate(-1);
      else {
        const search = String(without(new URLSearchParams(location.search)));
        void navigate({ search }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
      }
    },
  };
}

/** For the shouldRevalidate of a page: opening and closing a dialog changes its address, but nothing that it loaded. */
export function shouldRevalidateUnlessDialog({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSamePage = pageOf(currentUrl) === pageOf(nextUrl) && currentUrl.search !== nextUrl.search;
  return isSamePage ? false : defaultShouldRevalidate;
}

function pageOf({ pathname, searchParams }: URL): string {
  return `${pathname}?${String(without(new URLSearchParams(searchParams)))}`;
}

function without(search: URLSearchParams): URLSearchParams {
  for (const kind of KINDS) search.delete(kind);
  return search;
}
