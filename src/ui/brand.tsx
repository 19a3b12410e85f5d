import { classNames } from '#src/lib/class-names.ts';
import { copy } from './copy.ts';

const sizes = {
  md: 'rounded-sm whitespace-nowrap px-[0.4em] pt-[0.3em] pb-[0.2em] text-lg shadow-[inset_0_0_0_1px_var(--color-leather-stitch)]',
  lg: 'max-w-full rounded-md wrap-anywhere px-[0.3em] pt-[0.24em] pb-[0.16em] text-center text-display-xl outline-2 outline-offset-[-7px] outline-leather-stitch outline-dashed',
};

export function Brand({ size = 'md', children }: { size?: keyof typeof sizes; children: string }) {
  return (
    <span
      className={classNames(
        'inline-grid min-w-[2.1em] place-items-center bg-leather-2 font-display leading-[0.9] font-[850] tracking-wider text-leather-ink',
        sizes[size],
      )}
    >
      <span className="sr-only">{copy.brand} </span>
      {children}
    </span>
  );
}
