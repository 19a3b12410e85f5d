import encodeQr from 'qr';

interface QrCodeProps {
  text: string;
  label: string;
  className?: string;
}

/** Draws the code as one path, which prints sharp at every size. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
