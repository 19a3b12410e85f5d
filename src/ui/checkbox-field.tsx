import { useId, type ComponentProps } from 'react';
import { FieldError } from './field.tsx';

interface CheckboxFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  error?: string | undefined;
}

/** The children are the label. */
export function CheckboxField({ error, children, ...input }: CheckboxFieldProps) {
  const messageId = useId();
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 items-center gap-3 text-sm">
        <input
          type="checkbox"
          className="size-6 shrink-0 accent-red"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? messageId : undefined}
          {...input}
        />
        <span>{children}</span>
      </label>
      {error && <FieldError id={messageId}>{error}</FieldError>}
    </div>
  );
}
