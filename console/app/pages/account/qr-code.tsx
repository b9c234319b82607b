import qrcode from 'qrcode-generator';

const QUIET_MODULES = 4;

/** A QR code, black on white in both themes, because many cameras read no other. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const rows = Array.from({ length: count }, (_, row) =>
    Array.from({ length: count }, (_, column) => (code.isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '')).join(
      '',
    ),
  );
  const size = count + 2 * QUIET_MODULES;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-md bg-white"
    >
      <path d={rows.join('')} className="fill-black" />
    </svg>
  );
}
