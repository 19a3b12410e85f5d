import { classNames } from '#src/lib/class-names.ts';

export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-pulse bg-sunken [:where(&)]:rounded-sm', className)}
    />
  );
}
