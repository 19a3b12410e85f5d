import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { watchDocuments } from '#tests/support/watch-browser.ts';
import { follow, renderApp } from '#tests/support/render-app.tsx';
import { at, click, expectPath, expectRole } from '#tests/support/user-actions.ts';

describe('somebody who is logged in', () => {
  test('[GRD-05] goes from the login to the feed', async () => {
    await renderApp('/login', { as: 'fan' });
    await expectPath('/feed');
  });

  test('[REG-01, GRD-05] goes from the registration to the feed', async () => {
    await renderApp('/register', { as: 'fan' });
    await expectPath('/feed');
  });

  test('[GRD-12] goes from paths without a page to the nearest one', async () => {
    await renderApp('/profile', { as: 'fan' });
    await expectRole('heading', 'Edit Profile');
    expect(at()).toBe('/profile/edit');
    follow('/video');
    await expectRole('heading', 'Feed');
    expect(at()).toBe('/feed');
  });

  test('[GRD-10] keeps the menu on an unknown path', async () => {
    await renderApp('/no/such/gate', { as: 'fan' });
    await expectRole('heading', 'Page not found');
    expect(screen.getAllByRole('main')).toHaveLength(1);
    await click('link', 'Top Rides', within(await expectRole('navigation', 'Main')));
    await expectPath('/top-rides');
    await expectRole('heading', 'Top Rides');
    history.back();
    await expectPath('/no/such/gate');
    await click('link', 'Go to the feed');
    await expectRole('heading', 'Feed');
  });

  test('[GRD-06, SIDE-01] cannot upload as a fan', async () => {
    await renderApp('/upload', { as: 'fan' });
    await expectRole('heading', 'Feed');
    expect(at()).toBe('/feed');
    await expectRole('navigation', 'Main');
    expect(screen.queryByRole('link', { name: 'Upload Video' })).toBeNull();
  });
});

describe('a visitor', () => {
  test('[GRD-12] goes from /video to the landing page', async () => {
    const { expectLandingPage } = watchDocuments();
    await renderApp('/video');
    await expectLandingPage();
  });

  test('[GRD-12] goes from /auth to the login', async () => {
    await renderApp('/auth');
    await expectRole('heading', 'Welcome back');
    expect(at()).toBe('/login');
  });

  test('[GRD-10] sees an error for an unknown path', async () => {
    await renderApp('/no/such/gate');
    await expectRole('heading', 'Page not found');
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
  });
});
