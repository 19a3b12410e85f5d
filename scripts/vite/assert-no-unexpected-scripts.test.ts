import { describe, expect, test } from 'vitest';
import { assertNoUnexpectedScripts } from './assert-no-unexpected-scripts.ts';

const createPage = (inside: string) =>
  `<!doctype html><html><head>${inside}</head><body><h1>Free</h1></body></html>`;

describe('scripts of a prerendered page', () => {
  test('accepts exactly the allowed script', () => {
    expect(() =>
      assertNoUnexpectedScripts('index.html', createPage('<script>go()</script>'), 'go()'),
    ).not.toThrow();
    expect(() => assertNoUnexpectedScripts('terms.html', createPage(''), undefined)).not.toThrow();
    const dataBlock = createPage('<script type="application/ld+json">{}</script>');
    expect(() => assertNoUnexpectedScripts('terms.html', dataBlock, undefined)).not.toThrow();
  });

  test.each([
    ['changed', '<script>go();</script>', 'go()'],
    ['missing', '', 'go()'],
    ['twice', '<script>go()</script><script>go()</script>', 'go()'],
    ['on a page without an allowed script', '<script>go()</script>', undefined],
    ['loaded from a file', '<script type="module" src="/assets/app.js"></script>', undefined],
    ['loaded in addition to the allowed one', '<script>go()</script><script src="/a.js"></script>', 'go()'],
    ['preloaded', '<link rel="modulepreload" href="/assets/app.js">', undefined],
    ['an inline event handler', '<img src="/a.svg" onerror="go()">', undefined],
  ])('rejects a script that is %s', (_case, inside, allowed) => {
    expect(() => assertNoUnexpectedScripts('index.html', createPage(inside), allowed)).toThrow('index.html');
  });
});
