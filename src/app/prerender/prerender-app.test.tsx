import { gzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import type { Env } from '#src/config/env.ts';
import { render } from './prerender-app.tsx';

vi.mock('#src/config/env.ts', () => ({ env: { productName: 'Rodeo Reel' } }));

const env = { productName: 'Rodeo Reel' } as Env;
const { body } = render({ path: '', env, resolveMedia: () => ({ clip: '', poster: '' }) });

test('shows the skeleton only where the script asks for it', () => {
  expect(body).toMatch(/^<body><div id="root"><div class="hidden in-data-\[start=member\]:contents"><div/);
  expect(body).toContain('Rodeo Reel');
});

test('the skeleton is small and needs no style that the Content-Security-Policy blocks', () => {
  expect(gzipSync(body).byteLength).toBeLessThan(2000);
  expect(body).not.toMatch(/<[^>]*\s(style|on\w+)=/);
});
