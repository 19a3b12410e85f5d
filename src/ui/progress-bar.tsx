export function ProgressBar({ label, value }: { label: string; value: number }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      className="h-2 overflow-hidden rounded-sm bg-sunken"
    >
      <div className="h-full rounded-[inherit] bg-red transition-[width]" style={{ width: `${value}%` }} />
    </div>
  );
}
