import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { signOut } from '#src/data/auth/session.ts';
import { findQuestion } from '#tests/support/cards.ts';
import { buildContestant, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { leaveApp } from '#tests/support/reset-app.ts';
import { getEmailActionPath } from '#tests/support/sent-emails.ts';
import { createTestUser, getAdminFirestore, type TestUser } from '#tests/support/test-users.ts';
import { click, expectPath, expectRole, expectText, fill, expectAlert } from '#tests/support/user-actions.ts';

/** A ride of somebody else, opened by its link. */
async function openLinkedRide() {
  const rider = buildContestant();
  const ride = buildVideo(rider);
  await createTestUser(rider);
  await renderApp(`/video/${ride.id}`, { data: { [`videos/${ride.id}`]: ride } });
  return { ride, path: `/video/${ride.id}` };
}

const clickInPlayer = async (name: string) =>
  userEvent.click(await within(await screen.findByRole('dialog')).findByRole('button', { name }));

async function logIn({ email, password }: TestUser) {
  await fill('Email', email);
  await fill('Password', password);
  await click('button', 'Log in');
}

const expectSaved = (userId: string, videoId: string) =>
  waitFor(async () => {
    const saved = await getAdminFirestore().doc(`saved_videos/${userId}`).get();
    expect(saved.data()?.['video_ids']).toEqual([videoId]);
  });

describe('whoever opened a ride by its link', () => {
  test('and logs in to save it comes back, has saved it, and leaves it with one Close', async () => {
    const member = await createTestUser(buildFan());
    const { ride, path } = await openLinkedRide();
    await clickInPlayer('Save');
    await click('button', 'Log in', await findQuestion());
    await logIn(member);
    await expectPath(path);
    await expectAlert('success', 'Ride saved.');
    await expectSaved(member.id, ride.id);
    await clickInPlayer('Close');
    await expectPath('/feed');
    expect(localStorage.getItem('historyPath')).toBeNull();
  });

  test('comes back to it when the email is verified in another browser', async () => {
    const member = await createTestUser(buildFan(), { isVerified: false });
    const { ride, path } = await openLinkedRide();
    await clickInPlayer('Save');
    await click('button', 'Log in', await findQuestion());
    await logIn(member);
    await expectPath('/verify');
    await click('button', 'Resend Verfication Mail');
    await expectAlert('success', `We sent a new verification email to ${member.email}.`);

    const link = await getEmailActionPath('VERIFY_EMAIL', member.email);
    await leaveApp();
    await signOut();
    localStorage.clear();
    await renderApp(link);
    await expectRole('heading', 'Log in');
    const email = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
    expect(email.value).toBe(member.email);
    await fill('Password', member.password);
    await click('button', 'Log in');
    await expectPath(path);
    await expectSaved(member.id, ride.id);
  });
});

test('a page that asks for the login says so', async () => {
  await renderApp('/schedules');
  await expectPath('/login');
  await expectText(/Log in or sign up to go on/);
});

test('an email that was typed need not be typed again for a new password, the sign-up, the registration or the login', async () => {
  const expectEmail = async (email: string) =>
    waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe(email));
  await renderApp('/login');
  await fill('Email', 'cod@example.com');
  await click('button', 'Forget Password');
  await expectEmail('cod@example.com');
  await fill('Email', 'cody@example.com');
  await click('button', 'Back to login');
  await expectEmail('cody@example.com');
  await click('link', 'Sign up');
  await click('button', 'Next');
  await expectEmail('cody@example.com');
  await fill('Email', 'cody.latham@example.com');
  follow('/register');
  await expectRole('button', 'Create account');
  await expectEmail('cody.latham@example.com');
  await fill('Email', 'latham@example.com');
  await click('link', /Login now/);
  await expectRole('heading', 'Log in');
  await expectEmail('latham@example.com');
  expect(location.href).not.toContain('latham');
});
