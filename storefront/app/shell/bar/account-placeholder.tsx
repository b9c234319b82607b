/** As large as the chat link and the account menu, while they load. The server knows only that a customer is signed in. */
export function AccountPlaceholder() {
  return (
    <span aria-hidden className="flex min-h-11 items-center gap-2 p-1 ms-1 sm:ms-12 wide:pe-9">
      <span className="skeleton size-9 rounded-full" />
      <span className="skeleton h-4 w-16 rounded-sm max-wide:hidden" />
    </span>
  );
}
