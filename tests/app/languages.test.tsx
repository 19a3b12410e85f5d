import { screen } from '@testing-library/react';
import dayjs from 'dayjs';
import { afterAll, expect, test, vi } from 'vitest';
import { getDemoAccount } from '#tests/support/demo/demo-accounts.ts';
import { languageKey } from '#src/languages/language-choice.ts';
import { buildHatNotification } from '#tests/support/factories/build-notification.ts';
import { buildContestant, buildFan } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';

/** Loads the app anew, after the texts of a language as its document does. */
async function loadApp(loadLanguage?: () => Promise<unknown>) {
  globalThis.language = undefined;
  dayjs.locale('en');
  await loadLanguage?.();
  // Last: what the app of the test before still loads is evaluated, too, and must find the language.
  vi.resetModules();
  const { renderApp } = await import('#tests/support/render-app.tsx');
  return { renderApp, ...(await import('#tests/support/user-actions.ts')) };
}

afterAll(() => loadApp());

test('a page in Spanish has a Spanish login and feed, and links to itself in English', async () => {
  const { renderApp, fill, click, expectRole } = await loadApp(() => import('#src/languages/es.ts'));
  await renderApp('/login?play=ride');
  await expectRole('heading', 'Qué bueno verte');
  expect(screen.getByRole('link', { name: 'Español' }).getAttribute('aria-current')).toBe('true');
  const english = screen.getByRole('link', { name: 'English' });
  expect(english.getAttribute('href')).toBe('/login?play=ride&lang=en');
  addEventListener('click', (event) => event.preventDefault(), { once: true });
  await click('link', 'English');
  expect(localStorage.getItem(languageKey)).toBe('en');
  const { email, password } = getDemoAccount('contestant');
  await fill('Correo', email);
  await fill('Contraseña', 'not-this-one');
  await click('button', 'Entrar');
  await screen.findByText('Correo o contraseña incorrectos.');
  await fill('Contraseña', password);
  await click('button', 'Entrar');
  await expectRole('heading', 'Inicio');
  const [card] = await screen.findAllByRole('article');
  expect(card?.textContent).toMatch(/\d{1,2} de [a-z]+ de \d{4}/);
  await expectRole('radio', 'Carrera de barriles');
});

test('without another language, the app is in English', async () => {
  const { renderApp, expectRole } = await loadApp();
  await renderApp('/login');
  await expectRole('heading', 'Welcome back');
});

test('[LANG-05] the emails of Firebase come in the language of the page', async () => {
  const { renderApp, fill, click } = await loadApp(() => import('#src/languages/pt.ts'));
  const { recordRequests } = await import('#tests/support/requests.ts');
  const { requests } = recordRequests(/accounts:sendOobCode/);
  await renderApp('/login');
  await click('button', 'Esqueci a senha');
  await fill('E-mail', getDemoAccount('fan').email);
  await click('button', 'Enviar link');
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  expect(requests[0]?.headers.get('x-firebase-locale')).toBe('pt');
});

test('notifications are stored in English, and read in the language of the page', async () => {
  const { renderApp, expectRole, expectText } = await loadApp(() => import('#src/languages/pt.ts'));
  const { createTestUser } = await import('#tests/support/test-users.ts');
  const [owner, fan] = [buildContestant(), buildFan({ first_name: 'Jo', last_name: 'Tate' })];
  const ride = buildVideo(owner, { title: 'Elko' });
  const told = { ...buildHatNotification(owner, fan, ride), timestamp: new Date() };
  const answer = {
    ...{ ...told, id: `${ride.id}_11`, alert_type: 11, actor_id: '', video_id: '' },
    message_string: 'We corrected the names.',
  };
  const data = { [`notifications/${told.id}`]: told, [`notifications/${answer.id}`]: answer };
  await renderApp('/notifications', { as: await createTestUser(owner), data });
  await expectText('Jo Tate tirou o chapéu para seu vídeo Elko.');
  expect((await expectRole('link', 'Jo Tate')).getAttribute('href')).toBe(`/my-rodeo/${fan.id}`);
  await expectText('We corrected the names.');
});
