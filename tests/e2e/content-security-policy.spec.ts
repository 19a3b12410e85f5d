import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { expect, test } from './support/e2e-test.ts';

test.describe('response headers', () => {
  test('pages are isolated from their openers and allow no code from strings', async ({
    page,
    request,
    policyViolations,
  }) => {
    for (const path of ['/', '/login', '/terms-and-conditions', '/video/x', '/embed/x']) {
      const headers = (await request.get(path)).headers();
      expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
      expect(headers['content-security-policy'], path).toContain("require-trusted-types-for 'script'");
      expect(headers['content-security-policy'], path).not.toMatch(/unsafe-inline|'unsafe-eval'|data:/);
    }
    // Globs do not match what begins with a dot.
    for (const path of ['/.x', '/feed/.x', '/embed/.x', '/embed/..%2ffeed']) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(404);
      expect(response.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'");
      expect(response.headers()['x-content-type-options'], path).toBe('nosniff');
    }
    await page.goto('/login');
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    const attempts = await page.evaluate(() => {
      const attempt = (run: () => unknown) => {
        try {
          run();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : String(error);
        }
      };
      const blob = URL.createObjectURL(new Blob(['postMessage(1)'], { type: 'text/javascript' }));
      return {
        html: attempt(() => (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>')),
        script: attempt(() => (document.createElement('script').src = 'https://attacker.example/x.js')),
        otherWorker: attempt(() => new Worker('https://attacker.example/x.js')),
        blobWorker: attempt(() => new Worker(blob)),
        policy: attempt(() =>
          (
            globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
          ).trustedTypes.createPolicy('default', {}),
        ),
      };
    });
    expect(attempts).toEqual({
      html: 'TypeError',
      script: 'TypeError',
      otherWorker: 'TypeError',
      blobWorker: 'TypeError',
      policy: 'TypeError',
    });
    policyViolations.length = 0;
  });

  test('the embed page reaches only what it plays', async ({ request }) => {
    const { 'content-security-policy': policy = '' } = (await request.get('/embed/x')).headers();
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("trusted-types 'none'");
    expect(policy).not.toMatch(/wasm|worker-src|blob:/);
  });

  test('while App Check is off, no page loads reCAPTCHA or sends a token', async ({
    openFeedAs,
    shell,
    page,
  }) => {
    const rider = buildContestant();
    const ride = buildVideo(rider, { title: 'Elko Fair' });
    await Promise.all([createTestUser(rider), publishRides(ride)]);
    const hosts = new Set<string>();
    const tokens: (string | undefined)[] = [];
    page.on('request', (sent) => {
      hosts.add(new URL(sent.url()).hostname);
      tokens.push(sent.headers()['x-firebase-appcheck']);
    });
    await page.goto(`/video/${ride.id}`);
    await expect(page.getByRole('dialog', { name: ride.title })).toBeVisible();
    await page.goto(`/embed/${ride.id}`);
    await expect(page.getByText(ride.title)).toBeVisible();
    await openFeedAs('fan');
    await expect(shell.navigation).toBeVisible();
    expect([...hosts]).toEqual(['127.0.0.1']);
    expect(tokens.filter(Boolean)).toEqual([]);
  });
});
