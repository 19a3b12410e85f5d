import { describe, expect, test } from 'vitest';
import { assertNoUnexpectedScripts } from './assert-no-unexpected-scripts.ts';

const createPage = (inside: string) =>
  `<!doctype html><html><head>${inside}</head><body><h1>Free</h1></body></html>`;

describe('the scripts of a drawn page', () => {
  test('the one that was given, to the letter', () => {
    expect(() =>
      assertNoUnexpectedScripts('index.html', createPage('<script>go()</script>'), 'go()'),
    ).not.toThrow();
    expect(() => assertNoUnexpectedScripts('terms.html', createPage(''), undefined)).not.toThrow();
  });

  test.each([
    ['changed on the way', '<script>go();</script>', 'go()'],
    ['missing', '', 'go()'],
    ['twice', '<script>go()</script><script>go()</script>', 'go()'],
    ['on a page without any', '<script>go()</script>', undefined],
    ['loaded from a file', '<script type="module" src="/assets/app.js"></script>', undefined],
    ['loaded beside the one that was given', '<script>go()</script><script src="/a.js"></script>', 'go()'],
    ['preloaded', '<link rel="modulepreload" href="/assets/app.js">', undefined],
    ['in the markup', '<img src="/a.svg" onerror="go()">', undefined],
  ])('fails the build when it is %s', (_how, inside, allowed) => {
    expect(() => assertNoUnexpectedScripts('index.html', createPage(inside), allowed)).toThrow('index.html');
  });
});
