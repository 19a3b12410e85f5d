import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as check from 'lucide-react/icons/check';
import createLucideIcon from './lean-icon.ts';

/** An icon's module also has its drawing, of which its types say nothing. */
const { default: Check, __iconData } = check as typeof check & {
  __iconData: Parameters<typeof createLucideIcon>[0];
};
const LeanCheck = createLucideIcon(__iconData);
const listParts = (markup: string) => markup.match(/[\w-]+="[^"]*"|<\/?\w+/g)?.toSorted();

test.each([
  ['without anything', {}],
  ['with classes', { className: 'size-4 shrink-0' }],
  ['with a name', { role: 'img', 'aria-label': 'Qualified', strokeWidth: 3.5 }],
  ['with what hides it', { 'aria-hidden': true, className: 'size-5' }],
])('an icon of the build is the icon of the package, %s', (_, props) => {
  const markup = renderToStaticMarkup(createElement(LeanCheck, props));
  expect(listParts(markup)).toEqual(listParts(renderToStaticMarkup(createElement(Check, props))));
});
