import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setSessionHint } from '#src/session/session-hint.ts';
import { prerenderApp } from './prerender-app.tsx';

vi.hoisted(() => vi.stubGlobal('injectedEnv', { productName: 'Rodeo Reel' }));

const page = prerenderApp();
const template = /<template[\s\S]*<\/template>/.exec(readFileSync('app.html', 'utf8'))?.[0] ?? '';

function open(path: string) {
  history.replaceState(null, '', path);
  window.eval(page.script);
}

const findPreloads = () => [...document.head.querySelectorAll(':scope > link[as=image]')];

beforeEach(() => {
  setSessionHint(false);
  delete document.documentElement.dataset['start'];
  document.head.innerHTML = template;
});

describe('app.html before its script', () => {
  test.each(['/login', '/signup', '/register'])('fetches the picture of %s for visitors', (path) => {
    open(path);
    expect(findPreloads().map((link) => link.getAttribute('href'))).toEqual(['/src/ui/art/hero.svg']);
    expect(document.documentElement.dataset['start']).toBeUndefined();
  });

  test.each(['/feed', '/video/login', '/login/more'])('fetches no picture for visitors of %s', (path) => {
    open(path);
    expect(findPreloads()).toEqual([]);
  });

  test.each(['/feed', '/login'])('shows the skeleton to probable members on %s', (path) => {
    setSessionHint(true);
    open(path);
    expect(document.documentElement.dataset['start']).toBe('member');
    expect(findPreloads()).toEqual([]);
  });

  test('shows the skeleton only where the script asks for it', () => {
    expect(page.root).toMatch(/^<div class="hidden in-data-\[start=member\]:contents"><div/);
    expect(page.root).toContain('Rodeo Reel');
  });

  test('the skeleton is small and needs no style that the Content-Security-Policy blocks', () => {
    expect(gzipSync(page.root).byteLength).toBeLessThan(2000);
    expect(page.root).not.toMatch(/<[^>]*\s(style|on\w+)=/);
  });
});
