import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Env } from '#src/config/env.ts';
import { paths } from '#src/config/paths.ts';
import { render } from './prerender-page.tsx';

const env: Env = {
  siteUrl: 'https://reel.example',
  productName: 'Rodeo Reel',
  legalState: 'Oklahoma',
  storeUrls: {},
  content: {},
  firebase: { projectId: 'rodeo', apiKey: 'key', appId: 'app', authDomain: '', storageBucket: '' },
  emulators: {},
};

function open(path: string) {
  const resolveMedia = () => ({ clip: '/clip.mp4', poster: '/poster.png' });
  document.body.innerHTML = render({ path, env, resolveMedia }).body;
}

type Scope = Pick<typeof screen, 'getAllByRole'>;
const getSection = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!);
const readTexts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);
const getHrefs = (scope: Scope, name: string) =>
  scope.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

afterEach(() => document.body.replaceChildren());

describe('the landing page', () => {
  test('[LAND-01] explains free views, membership and search, and leads to login, sign-up and the apps', () => {
    open(paths.landing);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('All views are free');
    expect(screen.getByText(/Upload, save, view and link rodeo videos/)).toBeDefined();
    expect(screen.getByText(/by brand, name, stock contractor or rider/)).toBeDefined();
    const criteria = getSection('Find any ride by').getAllByRole('term');
    expect(readTexts(criteria)).toEqual(['Brand', 'Name', 'Stock contractor', 'Rider']);
    expect(screen.getByText('Coming to iOS and Android')).toBeDefined();
    expect(getHrefs(getSection('All views are free'), 'Log in')).toEqual(['/login']);
  });

  test('[LAND-02] explains how it works in four steps', () => {
    open(paths.landing);
    const steps = getSection('How it works').getAllByRole('heading', { level: 3 });
    expect(readTexts(steps)).toEqual([
      'Free views',
      'Record and categorize',
      'Membership',
      'Unlimited action',
    ]);
  });
});

test('a page without the app names its own language among the others', () => {
  open(paths.terms);
  const languages = within(screen.getByRole('navigation', { name: 'Language' }));
  const links = languages.getAllByRole('link').map((link) => [link.getAttribute('href'), link.lang]);
  // A click keeps the language of the link (../boot/static-page.ts).
  expect(links).toEqual(['en', 'es', 'pt'].map((code) => [`?lang=${code}`, code]));
  expect(readTexts(languages.getAllByRole('link', { current: true }))).toEqual(['English']);
});

test.each([paths.landing, paths.privacyPolicy, paths.terms])(
  '[SIDE-01, LAND-04] %s links to login, sign-up and the legal pages',
  (path) => {
    open(path);
    const footer = within(screen.getByRole('contentinfo'));
    expect(getHrefs(footer, 'Log in')).toEqual(['/login']);
    expect(getHrefs(footer, 'Sign up')).toEqual(['/signup']);
    expect(getHrefs(footer, 'Privacy policy')).toEqual(['/privacy-policy']);
    expect(getHrefs(footer, 'Terms and conditions')).toEqual(['/terms-and-conditions']);
    expect(getHrefs(within(screen.getAllByRole('banner')[0]!), 'Log in')).toEqual(['/login']);
  },
);

describe('[LEG-01] the legal pages', () => {
  test('the privacy policy has a date, a section on children and a breadcrumb', () => {
    open(paths.privacyPolicy);
    expect(screen.getByText(/Last revised July 17, 2023/)).toBeDefined();
    const deviceSection = screen.getByRole('region', { name: /What we store on your device/ });
    expect(within(deviceSection).getByText(/Updated November 29, 2026/)).toBeDefined();
    const breadcrumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(readTexts(breadcrumb.getAllByRole('listitem'))).toEqual(['Home', 'Privacy Policy']);
    expect(getHrefs(breadcrumb, 'Home')).toEqual(['/']);
    expect(
      screen.getByText(/not meant for children under 13, and we do not knowingly collect/),
    ).toBeDefined();
  });

  test('the terms have all sections, one governing state and no amounts', () => {
    open(paths.terms);
    const main = within(screen.getByRole('main'));
    for (const name of [
      'Your credentials',
      'Your content and our license to show it',
      'Classified postings and their fees',
      'Payments held in escrow',
      'Governing law',
    ])
      expect(main.getByRole('heading', { name: new RegExp(`${name}$`) })).toBeDefined();
    expect(main.getByText(/governed by the law of the State of Oklahoma/)).toBeDefined();
    expect(screen.getByRole('main').textContent).not.toMatch(/[$€%]|\d+ (dollars|percent)/);
  });
});
