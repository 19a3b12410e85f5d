import { classNames } from '#src/lib/class-names.ts';

/** A piece of a skeleton, in the shape of what will come; its corners are a little round unless the shape says more. */
export function Skeleton({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe bg-sunk [:where(&)]:rounded-sm', className)}
    />
  );
}
