import { useLocation, useNavigate, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router';

/** Items and campaign items have separate URLs. */
export type OpenedItem = { kind: 'item' | 'campaign'; slug: string };
/** Data from the card, shown in the dialog while the item loads. */
export type ItemPreview = { name: string; image: string | null };
/** `lineId` is the cart line to edit. */
type DialogState = { preview: ItemPreview | null; lineId: number | null; isOpenedHere: true };

const KINDS = ['item', 'campaign'] as const;

/** Opens the item dialog. It is part of the URL, so it can be shared and closed with Back. */
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

/** The item dialog in the URL, and how to close it. */
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
      // Go back where possible, to avoid a duplicate history entry. A shared link has no entry to go back to.
      if (state?.isOpenedHere) void navigate(-1);
      else {
        const search = String(without(new URLSearchParams(location.search)));
        void navigate({ search }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
      }
    },
  };
}

/** For a route's shouldRevalidate: opening or closing the item dialog changes the URL but not the loaded data. */
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
