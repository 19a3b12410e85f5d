import { buildContestant } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { publishRides } from '#tests/support/publish-rides.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { findLayoutProblems } from './support/layout-problems.ts';
import { waitUntilLoaded } from './support/open-screen.ts';
import { expect, test } from './support/e2e-test.ts';

const smallPhone = { width: 320, height: 568 };

for (const [languages, lang] of [
  ['en-US,es-MX', 'en'],
  ['de,pt-BR,es-MX', 'pt-BR'],
] as const)
  test(`a page without the app is in the first language of ${languages} that there is`, async ({
    request,
  }) => {
    for (const path of ['/', '/privacy-policy']) {
      const response = await request.get(path, { headers: { 'accept-language': languages } });
      expect(await response.text()).toContain(`<html lang="${lang}">`);
    }
  });

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

  test('the link of an email that is in English changes no language', async ({ page }) => {
    await page.goto('/action?mode=verifyEmail&oobCode=used&apiKey=demo-key&lang=en');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-MX');
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Qué bueno verte' })).toBeVisible();
  });

  test('a link shows its visit in another language, and the next visit is in Spanish again', async ({
    page,
  }) => {
    const html = page.locator('html');
    await page.goto('/?lang=PT');
    await expect(html).toHaveAttribute('lang', 'pt-BR');
    await expect(page).toHaveURL('/');
    await page.goto('/login');
    await expect(html).toHaveAttribute('lang', 'pt-BR');
    const [cookie] = await page.context().cookies();
    expect(cookie).toMatchObject({ name: 'firebase-language-override', value: 'pt', expires: -1 });
    const next = await page.context().newPage();
    await next.goto('/login');
    await expect(next.locator('html')).toHaveAttribute('lang', 'es-MX');
    await next.goto('/privacy-policy');
    await expect(next.locator('html')).toHaveAttribute('lang', 'es-MX');
    await next.close();
  });

  test('a link that names no language loads each page once', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
    });
    for (const value of ['es%3Bx', 'es%20', 'fr', 'x'.repeat(4100)]) await page.goto(`/?lang=${value}`);
    await page.goto('/privacy-policy');
    await expect(page.getByText('El texto que sigue está en inglés.')).toBeVisible();
    expect(loaded).toEqual(['/', '/', '/', '/', '/privacy-policy']);
    expect(await page.context().cookies()).toEqual([]);
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

for (const { locale, lang, title, texts } of [
  {
    locale: 'es-MX',
    lang: 'es-MX',
    title: 'Animales: Monta de toros 2025',
    texts: {
      missing: 'No encontramos el video',
      missingReel: 'Este reel no existe o lo borraron.',
      play: 'Reproducir',
    },
  },
  {
    locale: 'pt-PT',
    lang: 'pt-BR',
    title: 'Animais: Montaria em touros 2025',
    texts: {
      missing: 'Vídeo não encontrado',
      missingReel: 'Este reel não existe ou foi excluído.',
      play: 'Reproduzir',
    },
  },
])
  test.describe(`in a browser with ${locale}`, () => {
    test.use({ locale, viewport: smallPhone });

    test('embedded pages are in its language and fit a small phone', async ({ page, consoleErrors }) => {
      const assertFits = async () => {
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(smallPhone.width);
      };
      await page.goto('/embed/leaderboards?board=animals&event=1&season=2025&by=bucked-off');
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expect(page.getByRole('listitem').first()).toContainText(/Dust Devil\s*\d+[.,]\d\d%/);
      await assertFits();
      const missing = '00000000-0000-4000-8000-000000000000';
      await page.goto(`/embed/${missing}`);
      await expect(page.getByRole('heading', { name: texts.missing })).toBeVisible();
      await assertFits();
      await page.goto(`/embed/reels/${missing}`);
      await expect(page.getByText(texts.missingReel)).toBeVisible();
      await assertFits();

      const rider = buildContestant();
      const ride = buildVideo(rider, { title: 'Club Finals', event_type: 1, ride_start: 0.5, ride_end: 8.7 });
      await Promise.all([createTestUser(rider), publishRides(ride)]);
      await page.goto(`/embed/${ride.id}`);
      const sign = lang === 'pt-BR' ? ',' : '.';
      await expect(page.getByRole('heading', { name: 'Dallas Pruitt' })).toBeVisible();
      await expect(page.locator('#plate')).toContainText(`86${sign}5`);
      await page.getByRole('button', { name: texts.play }).click();
      await expect(page.getByRole('combobox')).toContainText(`0${sign}25x`);
      await assertFits();
      await page.goto(`/embed/${ride.id}?lang=en`);
      await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
      expect(consoleErrors).toEqual([]);
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
