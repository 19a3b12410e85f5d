import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';

export const inputClass =
  'w-full min-w-0 rounded-md border-[1.5px] border-line-strong bg-surface px-4 text-ink placeholder:text-ink-2 focus-visible:outline-offset-1 disabled:bg-sunken disabled:border-sunken aria-invalid:border-red-text';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
}

interface FieldLayoutProps extends FieldProps {
  children: (attributes: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

export const getLabelId = (fieldId: string) => `${fieldId}-label`;

export function FieldLayout({ label, hint, error, className, children }: FieldLayoutProps) {
  const id = useId();
  const messageId = error || hint ? `${id}-message` : undefined;
  return (
    <div className={classNames('grid min-w-0 content-start gap-2', className)}>
      <label id={getLabelId(id)} htmlFor={id} className="text-sm font-[650]">
        {label}
      </label>
      {children({ id, 'aria-invalid': Boolean(error), 'aria-describedby': messageId })}
      {error ? (
        <FieldError id={messageId}>{error}</FieldError>
      ) : (
        hint && (
          <p id={messageId} className="text-sm text-ink-2">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p id={id} role="alert" className="flex gap-2 text-sm font-semibold text-red-text">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}

type TextFieldProps = FieldProps & ComponentProps<'input'> & { isNumeric?: boolean };

export function TextField({ label, hint, error, className, isNumeric = false, ...input }: TextFieldProps) {
  return (
    <FieldLayout label={label} hint={hint} error={error} {...(className && { className })}>
      {(attributes) => (
        <input
          {...attributes}
          className={classNames(
            inputClass,
            'read-only:border-sunken read-only:bg-sunken',
            isNumeric ? 'numeral min-h-17 text-[2.75rem]' : 'min-h-12',
          )}
          {...input}
        />
      )}
    </FieldLayout>
  );
}

export function TextAreaField({
  label,
  hint,
  error,
  className,
  ...area
}: FieldProps & ComponentProps<'textarea'>) {
  return (
    <FieldLayout label={label} hint={hint} error={error} {...(className && { className })}>
      {(attributes) => (
        <textarea
          {...attributes}
          className={classNames(inputClass, 'min-h-26 resize-y py-3')}
          // Browsers show only the line of the caret.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          {...area}
        />
      )}
    </FieldLayout>
  );
}

export function SelectField({
  label,
  hint,
  error,
  className,
  ...select
}: FieldProps & ComponentProps<'select'>) {
  return (
    <FieldLayout label={label} hint={hint} error={error} {...(className && { className })}>
      {(attributes) => (
        <select {...attributes} className={classNames(inputClass, 'min-h-12 pr-10')} {...select} />
      )}
    </FieldLayout>
  );
}
