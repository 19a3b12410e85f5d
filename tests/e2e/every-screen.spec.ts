import type { CDPSession, Page } from '@playwright/test';
import {
  findAccessibilityViolations,
  findMisnamedControls,
  findPhoneViolations,
} from './support/page-accessibility.ts';
import { findCoveredFields, findLayoutProblems, type SafeAreaInsets } from './support/layout-problems.ts';
import { openScreen, waitUntilLoaded } from './support/open-screen.ts';
import { screens, type Screen, type ScreenRole } from './support/screens.ts';
import { expect, test } from './support/e2e-test.ts';

/** Each is measured in eight sizes and two themes, which takes a second or two on a calm machine. */
const screenTimeoutMs = 50_000;

const noInsets: SafeAreaInsets = { left: 0, right: 0, bottom: 0 };

/** The usual root font size in CSS pixels; 32 is text of 200 %. */
const normalText = 16;

const sizes = [
  { width: 320, height: 568, insets: noInsets, text: normalText },
  { width: 390, height: 844, insets: { left: 0, right: 0, bottom: 34 }, text: normalText },
  { width: 768, height: 1024, insets: noInsets, text: normalText },
  { width: 844, height: 390, insets: { left: 47, right: 47, bottom: 21 }, text: normalText },
  { width: 768, height: 1024, insets: noInsets, text: 2 * normalText },
  { width: 320, height: 568, insets: noInsets, text: 2 * normalText },
  // A desktop at a zoom of 400 %.
  { width: 320, height: 256, insets: noInsets, text: normalText },
];
type Size = (typeof sizes)[number];

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };
/** A small phone with its keyboard open. */
const sizeAboveKeyboard = { width: 320, height: 300 };

const setTextSize = (page: Page, pixels: number) =>
  page.evaluate((size) => (document.documentElement.style.fontSize = `${size}px`), pixels);

/** A desktop that becomes a phone. The other way round, there would be no mouse before the next page. */
class Device {
  readonly #page: Page;
  readonly #session: CDPSession;
  #insets: SafeAreaInsets = noInsets;

  constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  becomeDesktop = () => this.#become(desktop, false);

  async becomePhone({ width, height }: { width: number; height: number } = phone) {
    await this.#become({ width, height }, true);
    await waitForFrames(this.#page);
  }

  async setSize({ width, height, insets, text }: Size) {
    // As when a phone is turned: once the window has its size, it has its insets too.
    if (insets !== this.#insets) {
      await this.#session.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 0, ...insets } });
      await waitForInsets(this.#page, insets);
      this.#insets = insets;
    }
    await setTextSize(this.#page, text);
    await this.becomePhone({ width, height });
  }

  /** Without Playwright's own command for the size, which knows no phones: each change lays out the page again. */
  async #become(window: { width: number; height: number }, mobile: boolean) {
    const metrics = { ...window, mobile, deviceScaleFactor: 1 };
    await Promise.all([
      this.#session.send('Emulation.setDeviceMetricsOverride', metrics),
      this.#session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile }),
    ]);
  }
}

/** A banner finds its new place after the window has changed. */
const waitForFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Right after the window became narrower, a phone may still show the wide page, made smaller. */
const waitForScale = (page: Page, width: number) =>
  page.waitForFunction((expected) => innerWidth === expected && visualViewport?.scale === 1, width);

/** The page's layout follows a moment later. */
const waitForInsets = (page: Page, { left }: SafeAreaInsets) =>
  page.waitForFunction((expected) => {
    const probe = document.body.appendChild(document.createElement('div'));
    probe.style.paddingLeft = 'env(safe-area-inset-left)';
    const inset = parseFloat(getComputedStyle(probe).paddingLeft);
    probe.remove();
    return inset === expected;
  }, left);

/** Some layouts follow the size a few frames later, as that of a banner, and later still on a busy machine. */
async function findLastingProblems(page: Page, size: Size): Promise<string[]> {
  let problems: string[] = [];
  const find = async () => (problems = await findLayoutProblems(page, size, size.insets));
  await expect
    .poll(find, { timeout: 3000 })
    .toEqual([])
    .catch(() => undefined);
  return problems;
}

async function findPhoneProblems(page: Page, device: Device, { differsOnPhone }: Screen): Promise<string[]> {
  // First, while no list has grown.
  const problems = [
    ...(await findPhoneViolations(page, differsOnPhone)),
    ...(await findMisnamedControls(page)),
  ];
  for (const size of sizes) {
    await device.setSize(size);
    const found = await findLastingProblems(page, size);
    const name = `${size.width} x ${size.height}, text ${size.text} px`;
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  await setTextSize(page, normalText);
  await device.becomePhone(sizeAboveKeyboard);
  await waitForScale(page, sizeAboveKeyboard.width);
  return [...problems, ...(await findCoveredFields(page))];
}

/** Each test starts an app of its own. */
const screensPerTest = 9;

// All in a row would be the longest test file by far, which one worker runs while the others are done.
test.describe.configure({ mode: 'parallel' });

for (const role of Object.keys(screens) as ScreenRole[])
  for (let first = 0; first < screens[role].length; first += screensPerTest) {
    const some = screens[role].slice(first, first + screensPerTest);
    const numbers = `${first + 1} to ${first + some.length}`;
    test(`[A11Y-01, A11Y-02] screens ${numbers} of the ${role} fit phones and tablets, and have no accessibility violations`, async ({
      logInAs,
      page,
    }) => {
      test.setTimeout(some.length * screenTimeoutMs);
      const device = new Device(page, await page.context().newCDPSession(page));
      if (role !== 'visitor') await logInAs(role);
      for (const screen of some)
        await test.step(screen.name, async () => {
          await device.becomeDesktop();
          await openScreen(page, screen);
          const found = await findAccessibilityViolations(page);
          const named = await findMisnamedControls(page);
          const problems = [...found, ...named].map((problem) => `desktop: ${problem}`);
          await device.becomePhone();
          if (screen.differsOnPhone) await openScreen(page, screen);
          else await waitUntilLoaded(page);
          problems.push(...(await findPhoneProblems(page, device, screen)));
          expect.soft(problems, screen.name).toEqual([]);
        });
    });
  }
