import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { env } from '#src/config/env.ts';
import { render } from './prerender-app.tsx';
import { render as renderBoard } from './prerender-embed-board.tsx';
import { render as renderReel } from './prerender-embed-reel.tsx';
import { render as renderRide } from './prerender-embed.tsx';

const request = { path: '', env, resolveMedia: () => ({ clip: '', poster: '' }) };
const { head, body } = render(request);

test('[LANG-11] shows the skeleton only where the script asks for it, inert because its words are English', () => {
  expect(body).toMatch(
    /^<body><div id="root"><div inert="" class="hidden in-data-\[start=member\]:contents"><div/,
  );
  expect(body).toContain('Rodeo Reel');
});

test('the skeletons are small and need no style that the Content-Security-Policy blocks', () => {
  expect(gzipSync(body).byteLength).toBeLessThan(2500);
  expect(body).not.toMatch(/<[^>]*\s(style|on\w+)=/);
});

test('the keyboard of a phone makes the app smaller, but not a page in a frame, which is no part of the installed app', () => {
  expect(head).toMatch(/interactive-widget=resizes-content.*rel="manifest"/);
  for (const renderFramed of [renderRide, renderReel, renderBoard])
    expect(renderFramed(request).head).not.toMatch(/interactive-widget|manifest|apple-touch-icon/);
});

test('a framed list offers another try only once the first has failed', () => {
  for (const renderList of [renderReel, renderBoard])
    expect(renderList(request).body).toMatch(/<button [^>]*hidden[^>]*>Try again</);
});
