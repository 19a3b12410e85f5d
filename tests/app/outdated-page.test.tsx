import { screen } from '@testing-library/react';
import { expect, onTestFinished, test } from 'vitest';
import { buildReel } from '#tests/support/factories/build-reel.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { interceptRequests } from '#tests/support/requests.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { click, expectPath, expectText, fill } from '#tests/support/user-actions.ts';

/** The page names its script, and the server's page another one. */
function addPageScript() {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.dataset['src'] = '/assets/app-1.js';
  document.head.append(script);
  onTestFinished(() => script.remove());
}

const denial = () =>
  Response.json({ error: { code: 403, status: 'PERMISSION_DENIED', message: 'denied' } }, { status: 403 });

test('[NEWV-02] a page from before the last update says so where a write is refused, and keeps what was typed', async () => {
  const rider = buildContestant();
  const ride = buildVideo(rider);
  const reel = buildReel(rider, [ride]);
  const data = { [`videos/${ride.id}`]: ride, [`reels/${reel.id}`]: reel };
  await renderApp(`/reels/edit/${reel.id}`, { as: await createTestUser(rider), data });
  addPageScript();
  const page = interceptRequests(
    ({ url }) => new URL(url, location.href).pathname === '/feed',
    () => new Response('<script data-src="/assets/app-2.js">'),
  );
  interceptRequests(/documents:commit/, denial);
  await fill('Title', 'The last ride');
  await click('button', 'Save');
  await expectText(/This page is from before the last update\. Reload to go on\./);
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('The last ride');
  await expectPath(`/reels/edit/${reel.id}`);
  await click('button', 'Save');
  await expectText(/This page is from before the last update\. Reload to go on\./);
  // It is asked once, not with each refusal.
  expect(page.requests).toHaveLength(1);
});
