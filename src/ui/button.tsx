import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '#src/lib/class-names.ts';

type Look = 'primary' | 'secondary' | 'quiet' | 'on-dark';

const looks: Record<Look, string> = {
  primary: 'bg-red text-on-red shadow-1 hover:bg-red-hover',
  secondary: 'edge bg-surface text-ink hover:bg-sunk',
  quiet: 'px-3 text-ink hover:bg-sunk',
  'on-dark': 'shadow-[inset_0_0_0_1.5px_var(--color-leather-ink-2)] hover:bg-leather-2',
};

function buttonClass(look: Look, large?: boolean) {
  return classNames(
    'label inline-flex items-center justify-center gap-2 rounded-md pt-[0.1em] text-center leading-none no-underline transition active:translate-y-px',
    'disabled:bg-sunk disabled:text-ink-2 disabled:shadow-none disabled:cursor-not-allowed',
    large ? 'min-h-14 px-8 text-display-sm' : 'min-h-12 px-6',
    looks[look],
  );
}

interface ButtonProps extends ComponentProps<'button'> {
  look?: Look;
  large?: boolean;
}

export function Button({
  look = 'secondary',
  large = false,
  className,
  type = 'button',
  ...rest
}: ButtonProps) {
  return <button type={type} className={classNames(buttonClass(look, large), className)} {...rest} />;
}

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  look?: Look;
  large?: boolean;
}

export function ButtonLink({ look = 'secondary', large = false, className, ...rest }: ButtonLinkProps) {
  return <Link className={classNames(buttonClass(look, large), className)} {...rest} />;
}

interface ButtonAnchorProps extends ComponentProps<'a'> {
  look?: Look;
  large?: boolean;
  href: string;
}

/** A link to another document: between the app and the pages that ship without it. */
export function ButtonAnchor({
  look = 'secondary',
  large = false,
  className,
  children,
  ...rest
}: ButtonAnchorProps) {
  return (
    <a className={classNames(buttonClass(look, large), className)} {...rest}>
      {children}
    </a>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  label: string;
  edge?: boolean;
  /** A round button on the film, in the size that its place asks for; otherwise a square of 44 px. */
  round?: string;
  children: ReactNode;
}

/** A square button with a picture for a label; it always has a name. */
export function IconButton({
  label,
  edge = false,
  round,
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
        round ? `rounded-full ${round}` : 'size-11 rounded-md',
        edge && 'edge hover:bg-sunk',
        !edge && !round && 'hover:bg-current/10',
        className,
      )}
      {...rest}
    />
  );
}
