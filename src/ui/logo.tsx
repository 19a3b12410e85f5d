import { classNames } from '#src/lib/class-names.ts';

export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className={classNames('shrink-0', className)}>
      <path
        className="fill-red"
        d="M9 44C2 36 1 27 4 18 7.5 8 15 3 24 3s16.500 5 20 15c3 9 2 18-5 26l-10-4c4.500-6 6-12 4.500-18C32 16.500 28.500 14 24 14s-8 2.500-9.500 8c-1.500 6 0 12 4.500 18z"
      />
      <g className="fill-leather-ink">
        <rect x="8.2" y="31" width="4" height="4.6" rx="1" transform="rotate(-14 10 33)" />
        <rect x="7" y="21" width="4" height="4.6" rx="1" transform="rotate(6 9 23)" />
        <rect x="11.5" y="11.6" width="4" height="4.6" rx="1" transform="rotate(38 13.5 14)" />
        <rect x="32.5" y="11.6" width="4" height="4.6" rx="1" transform="rotate(-38 34.5 14)" />
        <rect x="37" y="21" width="4" height="4.6" rx="1" transform="rotate(-6 39 23)" />
        <rect x="35.8" y="31" width="4" height="4.6" rx="1" transform="rotate(14 38 33)" />
      </g>
      <path
        className="fill-current"
        d="M20.500 20.500v12.200c0 .9 1 1.400 1.700.9l8-6c.6-.4.6-1.400 0-1.900l-8-6.100c-.7-.5-1.700 0-1.700.9z"
      />
    </svg>
  );
}
