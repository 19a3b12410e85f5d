import { expect, test } from 'vitest';
import { buildEmbedCode } from './embed-code.ts';

test('[EMB-01] the embed code has a fixed size and an escaped title', () => {
  const holder = document.createElement('div');
  holder.innerHTML = buildEmbedCode(
    'https://example.com/embed/1?a=1&b=2',
    'The "Daddy" <b>of</b> em all & more',
  );
  const [frame, ...others] = holder.children;
  expect(others).toEqual([]);
  expect(frame?.tagName).toBe('IFRAME');
  expect(frame?.getAttribute('width')).toBe('560');
  expect(frame?.getAttribute('height')).toBe('315');
  expect(frame?.getAttribute('src')).toBe('https://example.com/embed/1?a=1&b=2');
  expect(frame?.getAttribute('title')).toBe('The "Daddy" <b>of</b> em all & more');
});

test('the code can fit the page instead', () => {
  const code = buildEmbedCode('https://example.com/embed/1', 'Ride', 'responsive');
  expect(code).toContain('style="border:0;width:100%;aspect-ratio:16/9"');
  expect(code).not.toMatch(/(?:width|height)="/);
});
