/** The mark burned on an animal: it stands before the animal's name. */
export function Brand({ children }: { children: string }) {
  return (
    <span className="inline-grid min-w-[2.1em] place-items-center rounded-sm bg-leather-2 px-[0.4em] pt-[0.3em] pb-[0.2em] font-display text-lg leading-[0.9] font-[850] tracking-wider whitespace-nowrap text-leather-ink shadow-[inset_0_0_0_1px_var(--color-leather-stitch)]">
      <span className="sr-only">Brand </span>
      {children}
    </span>
  );
}
