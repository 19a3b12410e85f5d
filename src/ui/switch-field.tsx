import type { ComponentProps } from 'react';

interface SwitchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: string;
  hint?: string;
}

export function SwitchField({ label, hint, ...input }: SwitchFieldProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center justify-between gap-4 has-disabled:cursor-not-allowed has-disabled:opacity-50">
      <span>
        <b className="font-[650]">{label}</b>
        {hint && <span className="block text-sm text-ink-2">{hint}</span>}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox states whether it is checked
        role="switch"
        className="relative h-7.5 w-13 shrink-0 cursor-[inherit] appearance-none rounded-full bg-line-strong transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-6 before:rounded-full before:bg-surface before:transition-transform checked:bg-red checked:before:translate-x-5.5 checked:before:bg-on-red forced-colors:appearance-auto forced-colors:before:hidden"
        {...input}
      />
    </label>
  );
}
