import { createElement, type ComponentProps, type ReactElement } from 'react';

interface IconData {
  name: string;
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];
}

/** What lucide-react's function of this name makes, for icons that take classes and no other settings. */
export default function createLucideIcon({ name, node }: IconData) {
  return ({ className, ...props }: ComponentProps<'svg'>): ReactElement =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: ['lucide', `lucide-${name}`, className].filter(Boolean).join(' '),
        viewBox: '0 0 24 24',
        'aria-hidden': !('aria-label' in props) || undefined,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
