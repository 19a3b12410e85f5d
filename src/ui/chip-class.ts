/** Of the label of a choice that looks like a chip. */
export const chipClass =
  'label bordered group relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-md bg-surface px-4 pt-[0.1em] leading-none whitespace-nowrap hover:bg-sunken has-checked:bg-ink has-checked:text-bg has-checked:shadow-none has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus';
