import { classNames } from '#src/lib/class-names.ts';

/** A piece of a skeleton, in the shape of what will come. */
export function Bone({ className }: { className: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-breathe rounded-sm bg-sunk', className)} />
  );
}
