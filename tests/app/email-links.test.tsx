import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { videos } from '#tests/support/demo/seed-videos.ts';
import { createUnverifiedUser, getEmailActionPath, openEmailLink } from '#tests/support/sent-emails.ts';
import { expireEmailCodes, failRequests } from '#tests/support/requests.ts';
import { watchDocuments } from '#tests/support/watch-browser.ts';
import {
  logIn,
  at,
  click,
  expectPath,
  expectRole,
  expectText,
  fill,
  expectAlert,
} from '#tests/support/user-actions.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { getAdminAuth } from '#tests/support/test-users.ts';

const password = 'rodeo123';
const resendButton = 'Resend Verfication Mail';

/** Logs in at a page and has the email sent again. */
async function requestVerification(email: string, path = '/login') {
  await renderApp(path);
  await logIn({ email, password });
  await click('button', resendButton);
  await expectAlert('success', `We sent a new verification email to ${email}.`);
}

/** Shows an alert of the page before the landing page opens, but not for seconds. */
async function expectLandingPageAfter(alert: string, open: () => Promise<void> | void) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const { expectLandingPage } = watchDocuments();
  await open();
  await expectText(alert);
  vi.advanceTimersByTime(4000);
  await expectLandingPage();
}

describe('a user whose email is not verified', () => {
  test('[GRD-04, GRD-07, VER-01, VER-02] is held on /verify until the email is verified', async () => {
    const email = await createUnverifiedUser();
    await requestVerification(email, '/top-rides');
    expect(at()).toBe('/verify');
    follow('/feed');
    await expectPath('/verify');
    await openEmailLink('VERIFY_EMAIL', email);
    await expectPath('/top-rides');
    await expectRole('heading', 'Top Rides');
    follow('/verify');
    await expectPath('/feed');
  });

  test('[VER-01] corrects a mistyped email', async () => {
    const email = await createUnverifiedUser();
    const right = `right-${email}`;
    await renderApp('/login');
    await logIn({ email, password });
    await click('button', 'Wrong email?');
    const section = within(await expectRole('region', 'Email'));
    await fill('New email', right, section);
    await fill('Current password', password, section);
    await click('button', 'Change email', section);
    await expectText(`We sent a link to ${right}.`, section);
    await openEmailLink('VERIFY_AND_CHANGE_EMAIL', email);
    await expectRole('heading', 'Feed');
    expect((await getAdminAuth().getUserByEmail(right)).emailVerified).toBe(true);
  });

  test('[VER-02] is told that the email could not be sent', async () => {
    await renderApp('/login');
    await logIn({ email: await createUnverifiedUser(), password });
    const failure = failRequests(/accounts:sendOobCode/);
    await click('button', resendButton);
    const alert = await within(screen.getByRole('main')).findByRole('alert');
    expect(alert.textContent).toContain("We couldn't send the verification email");
    failure.stop();
    await click('button', resendButton);
    await waitFor(() => expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull());
  });
});

describe('the link to verify an email', () => {
  test('[ACT-02, VER-02] opens the feed of somebody who is logged in', async () => {
    const email = await createUnverifiedUser();
    await requestVerification(email);
    follow(await getEmailActionPath('VERIFY_EMAIL', email));
    await expectAlert('success', 'Verify email successfully');
    await expectRole('heading', 'Feed');
    expect(at()).toBe('/feed');
  });

  test('[GRD-04, ACT-02] opens the page that was requested before the login', async () => {
    const email = await createUnverifiedUser();
    await requestVerification(email, '/search?category=2');
    follow(await getEmailActionPath('VERIFY_EMAIL', email));
    await expectAlert('success', 'Verify email successfully');
    await expectPath('/search?category=2');
  });

  test('[ACT-02, ACT-03] opens the login of a visitor; used again, the landing page', async () => {
    const email = await createUnverifiedUser();
    await requestVerification(email);
    await click('button', 'Logout');
    await expectPath('/login');
    const path = await getEmailActionPath('VERIFY_EMAIL', email);
    follow(path);
    await expectAlert('success', 'Verify email successfully');
    await expectPath('/login');
    // Until then the page of the link is there, which does not apply the same code twice.
    await expectRole('heading', 'Log in');
    await expectLandingPageAfter('This link is invalid', () => follow(path));
    await expectText('If you already verified your email, log in.');
    await expectRole('link', 'Log in', within(screen.getByRole('main')));
  });

  test('[ACT-02] leads on when a mail filter has opened it before', async () => {
    const email = await createUnverifiedUser();
    await requestVerification(email);
    const path = await getEmailActionPath('VERIFY_EMAIL', email);
    await openEmailLink('VERIFY_EMAIL', email);
    follow(path);
    await expectAlert('success', 'Verify email successfully');
    await expectRole('heading', 'Feed');
  });

  test('[ACT-03] says when it has expired', async () => {
    expireEmailCodes();
    await expectLandingPageAfter('This link has expired. Request a new one.', () =>
      renderApp('/action?mode=verifyEmail&oobCode=old'),
    );
  });

  test('[ACT-03] says when it has no code', async () => {
    await expectLandingPageAfter('Invalid verification link.', () => renderApp('/action?mode=verifyEmail'));
  });
});

test('[ACT-06] a link with an unknown mode opens the landing page', async () => {
  const { expectLandingPage } = watchDocuments();
  await renderApp('/action?mode=else');
  await expectLandingPage();
});

test.each([
  ['a desktop', undefined],
  [
    'a phone without a mobile app link',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1',
  ],
])('[ACT-01, ACT-04] a video link opens the video on %s', async (_device, userAgent) => {
  const [ride] = videos;
  if (!ride) throw new Error('The demo data has no videos');
  if (userAgent) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  await renderApp(`/action?mode=video&videoID=${ride.video_id}`);
  await expectPath(`/video/${ride.video_id}`);
  await expectRole('heading', new RegExp(`^${ride.title}$`, 'i'));
});
