import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#src/lib/class-names.ts';

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'on-dark';

const variantClasses: Record<ButtonVariant, string> = {
  primary: 'bg-red text-on-red shadow-1 hover:bg-red-hover',
  secondary: 'bordered bg-surface text-ink hover:bg-sunken',
  ghost: 'text-ink hover:bg-sunken',
  'on-dark': 'shadow-[inset_0_0_0_1.5px_var(--color-leather-ink-2)] hover:bg-leather-2',
};

function getButtonClass(variant: ButtonVariant, large?: boolean) {
  return classNames(
    'label inline-flex items-center justify-center gap-2 rounded-md pt-[0.1em] text-center leading-none no-underline transition active:translate-y-px',
    'disabled:bg-sunken disabled:text-ink-2 disabled:shadow-none disabled:cursor-not-allowed',
    large ? 'min-h-14 text-display-sm' : 'min-h-12',
    variant === 'ghost' ? 'px-3' : large ? 'px-8' : 'px-6',
    variantClasses[variant],
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  large?: boolean;
}

export function Button({
  variant = 'secondary',
  large = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button type={type} className={classNames(getButtonClass(variant, large), className)} {...rest} />;
}

/** An underlined act beside a form's main one. */
export function TextButton({ className, ...rest }: Omit<ComponentProps<'button'>, 'type'>) {
  return (
    <button
      type="button"
      className={classNames('inline-flex min-h-11 items-center text-left font-[550] underline', className)}
      {...rest}
    />
  );
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  large?: boolean;
}

export function ButtonLink({ variant = 'secondary', large = false, className, ...rest }: ButtonLinkProps) {
  return <Link className={classNames(getButtonClass(variant, large), className)} {...rest} />;
}

interface ButtonAnchorProps extends ComponentProps<'a'> {
  variant?: ButtonVariant;
  large?: boolean;
  href: string;
}

/** For documents outside the router. */
export function ButtonAnchor({
  variant = 'secondary',
  large = false,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a className={classNames(getButtonClass(variant, large), className)} {...rest}>
      {children}
    </a>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  bordered?: boolean;
  roundClassName?: string;
  children: ReactNode;
}

export function IconButton({
  label,
  bordered = false,
  roundClassName,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      title={label}
      className={classNames(
        'inline-grid shrink-0 place-items-center transition-colors disabled:opacity-50',
        roundClassName ? `rounded-full ${roundClassName}` : 'size-11 rounded-md',
        bordered && 'bordered hover:bg-sunken',
        !bordered && !roundClassName && 'hover:bg-current/10',
        className,
      )}
      {...rest}
    />
  );
}
