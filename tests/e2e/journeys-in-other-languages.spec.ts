import { copy as esSignIn } from '#src/features/auth/copy.es.ts';
import { copy as ptSignIn } from '#src/features/auth/copy.pt.ts';
import { copy as esSignup } from '#src/features/auth/signup/copy.es.ts';
import { copy as ptSignup } from '#src/features/auth/signup/copy.pt.ts';
import { copy as esShell } from '#src/app/shell/copy.es.ts';
import { copy as ptShell } from '#src/app/shell/copy.pt.ts';
import { copy as esUpload } from '#src/features/upload/copy.es.ts';
import { copy as ptUpload } from '#src/features/upload/copy.pt.ts';
import { sampleClip } from '#tests/support/sample-upload.ts';
import { getEmailActionPath } from '#tests/support/sent-emails.ts';
import { recordEnglishTexts } from './support/english-words.ts';
import { expect, test } from './support/e2e-test.ts';

const password = 'jaripeo-2026';
const typed = { firstName: 'Lupita', lastName: 'Ibarra', rodeo: 'Rodeo Zacatepec', place: 'Zacatepec, MOR' };

for (const { code, locale, signIn, signup, shell, upload, event } of [
  {
    code: 'es',
    locale: 'es-MX',
    event: 'Monta de toros',
    signIn: esSignIn,
    signup: esSignup,
    shell: esShell,
    upload: esUpload,
  },
  {
    code: 'pt',
    locale: 'pt-BR',
    event: 'Montaria em touros',
    signIn: ptSignIn,
    signup: ptSignup,
    shell: ptShell,
    upload: ptUpload,
  },
] as const)
  test.describe(`in a phone's browser with ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('[LANG-11] signing up, verifying the email, trimming and publishing a ride show no English word', async ({
      page,
    }) => {
      const email = `${crypto.randomUUID()}@example.com`;
      const listEnglishTexts = await recordEnglishTexts(page, code, [...Object.values(typed), email]);
      const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

      await page.goto('/login');
      await page.getByRole('link', { name: signIn.layout.tabs.signUp }).click();
      await press(signup.progress.next);
      await press(signup.progress.next);
      await expect(page.getByRole('alert').first()).toBeVisible();
      await page.getByLabel(signup.aboutStep.firstName, { exact: true }).fill(typed.firstName);
      await page.getByLabel(signup.aboutStep.lastName).fill(typed.lastName);
      await page.getByLabel(signup.aboutStep.email).fill(email);
      for (const field of await page.locator('[autocomplete=new-password]').all()) await field.fill(password);
      await page.getByLabel(signup.aboutStep.contestant).check();
      await page.getByLabel(event, { exact: true }).check();
      await press(signup.progress.next);
      await press(signup.progress.skip);
      await page.getByLabel(signup.profileStep.location).fill(typed.place);
      await press(signup.progress.submit);
      await expect(page.getByText(signup.agreement.missing)).toBeVisible();
      await page.getByLabel(new RegExp(`^${signup.agreement.agree}`)).check();
      await page.getByLabel(signup.agreement.ofAge).check();
      await press(signup.progress.submit);
      await expect(page.getByText(signup.done(email))).toBeVisible();

      await page.goto(await getEmailActionPath('VERIFY_EMAIL', email));
      await page.waitForURL('/login');
      await page.getByLabel(signIn.login.email).fill(email);
      await page.getByLabel(signIn.login.password, { exact: true }).fill(password);
      await press(signIn.login.submit);
      await page.waitForURL('/feed');
      await page.getByRole('article').first().waitFor();

      await press(shell.drawer.open);
      const picker = page.waitForEvent('filechooser');
      await page.getByRole('dialog').getByRole('link', { name: shell.mainMenu.upload }).click();
      await (await picker).setFiles(sampleClip);
      await expect(page.locator('main img[src^="blob:"]')).toHaveCount(12, { timeout: 60_000 });
      await page.getByRole('textbox', { name: upload.trim.start }).fill('0:02.00');
      await page.getByRole('textbox', { name: upload.trim.end }).fill('0:04.00');
      await page.keyboard.press('Enter');
      await press(upload.next);
      await press(upload.publish.submit);
      await expect(page.getByText(upload.details.problems.rodeo)).toBeVisible();
      await page.getByLabel(upload.details.rodeo, { exact: true }).fill(typed.rodeo);
      await page.getByLabel(upload.details.location).fill(typed.place);
      await page.getByLabel(upload.details.date).fill('2026-10-03');
      await page.getByRole('radio', { name: event, exact: true }).check();
      await page.getByRole('radio', { name: upload.result.names.qualified }).check({ force: true });
      await page.getByLabel(upload.result.score, { exact: true }).fill('86');
      await press(upload.publish.submit);
      await page.getByRole('dialog').getByRole('button', { name: upload.publish.confirm }).click();
      await page.waitForURL('/my-rodeo', { timeout: 60_000 });
      await expect(page.getByText(upload.publish.another.text(typed.rodeo))).toBeVisible();
      expect(await listEnglishTexts()).toEqual([]);
    });
  });
