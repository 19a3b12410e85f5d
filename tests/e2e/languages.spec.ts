import { findLayoutProblems } from './support/layout-problems.ts';
import { waitUntilLoaded } from './support/open-screen.ts';
import { expect, test } from './support/e2e-test.ts';

const smallPhone = { width: 320, height: 568 };

test.describe('in a Mexican browser', () => {
  test.use({ locale: 'es-MX' });

  test('the login is in Spanish until English is chosen, which is remembered', async ({ page, login }) => {
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Qué bueno verte' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(login.heading).toBeVisible();
    await expect(page).toHaveURL('/login');
    await page.reload();
    await expect(login.heading).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('the landing page and the frame of a legal text are in Spanish, and in the language that is chosen', async ({
    page,
  }) => {
    const html = page.locator('html');
    await page.goto('/');
    await expect(html).toHaveAttribute('lang', 'es-MX');
    await expect(page.getByRole('link', { name: 'Ver montas' })).toBeVisible();
    await page.getByRole('link', { name: 'Português' }).click();
    await expect(html).toHaveAttribute('lang', 'pt-BR');
    await expect(page).toHaveURL('/');
    await page.goto('/privacy-policy');
    await expect(page.getByText('O texto a seguir está em inglês.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
    await page.getByRole('link', { name: 'English' }).click();
    await expect(html).toHaveAttribute('lang', 'en');
    await expect(page.getByText('On this page').first()).toBeVisible();
    await page.goto('/');
    await expect(html).toHaveAttribute('lang', 'en');
  });

  test('a linked ride is in Spanish, too, and its page in English if the texts do not come', async ({
    page,
  }) => {
    await page.route('**/assets/es-*.js', (route) => route.abort());
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
    await page.unroute('**/assets/es-*.js');
    await page.goto('/watch');
    await page.getByRole('article').getByRole('link').first().click();
    await page.getByRole('dialog').getByRole('heading', { level: 1 }).waitFor();
    await page.goto(`/video/${new URL(page.url()).searchParams.get('play')}`);
    await expect(page.getByRole('term').filter({ hasText: 'Jinete' }).first()).toBeVisible();
  });
});

const paths = {
  visitor: ['/', '/privacy-policy', '/terms-and-conditions', '/login', '/signup', '/register', '/watch'],
  contestant: ['/feed', '/top-rides', '/search', '/schedule', '/notifications', '/upload', '/my-rodeo'],
  contractor: [
    '/my-rodeo',
    '/my-rodeo/insights',
    '/profile/edit',
    '/profile/account',
    '/profile/grant-access',
  ],
} as const;

for (const role of ['visitor', 'contestant', 'contractor'] as const)
  test(`screens of the ${role} in Spanish and Portuguese fit a small phone`, async ({ page, logInAs }) => {
    await page.setViewportSize(smallPhone);
    if (role !== 'visitor') await logInAs(role);
    for (const language of ['es', 'pt'])
      for (const path of paths[role])
        await test.step(`${path} in ${language}`, async () => {
          await page.goto(`${path}?lang=${language}`);
          await page.getByRole('heading').filter({ visible: true }).first().waitFor();
          await waitUntilLoaded(page);
          const problems = await findLayoutProblems(page, smallPhone, { left: 0, right: 0, bottom: 0 });
          expect.soft(problems, `${path} in ${language}`).toEqual([]);
        });
  });
