import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawnClip, sampleRide } from '#tests/support/sample-upload.ts';
import { suitePorts } from '#tests/support/suite.ts';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { createTestUser } from '#tests/support/test-users.ts';
import { buildContestant } from '#tests/support/factories/build-user.ts';
import { AppBrowser, button, field, inDialog, link } from './app-browser.ts';
import type { LaunchedBrowser } from './launch.ts';

const ride = "(//article//a[contains(@href, 'play=')])[1]";
const optionsButton = "(//article//button[starts-with(@aria-label, 'Options for')])[1]";
const slowMs = 60_000;

const readPlayback = () => {
  const video = document.querySelector<HTMLVideoElement>('dialog video');
  return { time: video?.currentTime ?? 0, width: video?.videoWidth ?? 0 };
};

/** The upload finds them on the page's own side, where it decides who encodes. */
const removeCodecs = () => {
  for (const name of ['VideoDecoder', 'VideoEncoder']) Reflect.deleteProperty(globalThis, name);
};

/** Two seconds that ffmpeg's core cannot decode. */
function createAv1Clip(): string {
  const file = join(createTemporaryFolder(), 'ride.mp4');
  const inputs = ['-f', 'lavfi', '-i', 'testsrc2=s=320x180:r=30:d=2', '-f', 'lavfi', '-i', 'sine=d=2'];
  const video = ['-pix_fmt', 'yuv420p', '-c:v', 'libsvtav1', '-preset', '12'];
  execFileSync('ffmpeg', ['-v', 'error', ...inputs, ...video, '-c:a', 'aac', file], { stdio: 'ignore' });
  return file;
}

/** The main journeys, one after the other in one browser. @param loads of a page after the login, and of a linked ride */
export function describeJourneys(
  name: string,
  launch: () => Promise<LaunchedBrowser>,
  { loads }: { loads: number },
): void {
  describe(name, { timeout: 2 * slowMs }, () => {
    let launched: LaunchedBrowser;
    let app: AppBrowser;
    const waitUntilPlaying = () =>
      app.until(
        'play',
        async () => {
          const { time, width } = await app.evaluate(readPlayback);
          return time > 0.3 && width > 0;
        },
        slowMs,
      );

    beforeAll(async () => {
      launched = await launch();
      app = new AppBrowser(launched.driver, `http://127.0.0.1:${suitePorts.hosting}`);
    }, slowMs);
    afterAll(() => launched.close());

    test('[AUTH-02] logs in, and stays logged in', async () => {
      const { email, password } = await createTestUser(buildContestant());
      await app.open('/login');
      await app.type(field('Email'), email);
      await app.type(field('Password'), password);
      await app.click(button('Log in'));
      await app.see('//article');
      for (let load = 0; load < loads; load++) {
        // The feed does not wait for the session.
        await app.open('/profile/edit');
        await app.see(field('Bio'));
      }
      expect(await app.getPath()).toBe('/profile/edit');
    });

    test('[PLY-01, PLY-02, PLY-03] plays a ride, goes to the next, and closes by Escape and by Back', async () => {
      await app.open('/feed');
      for (const close of [() => app.press('ESCAPE'), app.goBack]) {
        await app.click(ride);
        await waitUntilPlaying();
        const first = await app.getPath();
        // What lies over a ride hides while it plays.
        await app.pointAt(200, 300);
        await app.click(button('Next ride'));
        await app.until('open the next ride', async () => (await app.getPath()) !== first);
        await waitUntilPlaying();
        await close();
        await app.seeNo('//dialog');
        await expect.poll(() => app.getPath()).toBe('/feed');
      }
    });

    test('[PLY-01] plays a linked ride that nobody has clicked on', async () => {
      await app.open('/feed');
      await app.click(ride);
      const path = await app.getPath();
      for (let load = 0; load < loads; load++) {
        await app.open(path);
        await waitUntilPlaying();
      }
      expect(await app.getPath()).toBe(path);
    });

    test('[OPT-01] opens the options of a ride again and again, and closes a dialog by a click beside it', async () => {
      await app.open('/feed');
      for (let opening = 0; opening < 3; opening++) {
        await app.click(optionsButton);
        await app.see("//*[@role='menu']");
        await app.press('ESCAPE');
        await app.seeNo("//*[@role='menu']");
      }
      await app.click(button('Logout'));
      await app.see(inDialog(''));
      await app.clickAt(20, 20);
      await app.seeNo('//dialog');
      expect(await app.getPath()).toBe('/feed');
    });

    test('[PRO-01] asks before it leaves an unsaved form', async () => {
      await app.open('/feed');
      await app.click(link('Edit Profile'));
      await app.type(field('Bio'), 'Not saved yet');
      await app.click(link('Top Rides'));
      await app.click(inDialog(button('Stay')));
      expect(await app.getPath()).toBe('/profile/edit');
      await app.goBack();
      await app.click(inDialog(button('Discard')));
      await app.see('//article');
      expect(await app.getPath()).toBe('/feed');
    });

    test.each([
      ['AV1, by the codecs of the browser', createAv1Clip, true],
      // Every frame is decoded by WebAssembly, which WebKitGTK runs slowly.
      ['H.264, without codecs of the browser', () => drawnClip, false],
    ])(
      '[UPL-04, UPL-05, UPL-09] trims, publishes and plays a ride: %s',
      async (_kind, getClip, hasCodecs) => {
        const { location, date, event, result } = sampleRide;
        const title = `Lazy E ${crypto.randomUUID().slice(0, 4)}`;
        await app.open('/upload');
        if (!hasCodecs) await app.evaluate(removeCodecs);
        await app.chooseFile(getClip());
        await app.until(
          'see previews',
          async () => (await app.count("//main//img[starts-with(@src, 'blob:')]")) === 12,
          slowMs,
        );
        await app.click(button('Next'));
        await app.type(field('Rodeo Event'), title);
        await app.type(field('Location'), location);
        await app.setValue(field('Event Date'), date);
        await app.click(`//label[normalize-space()='${event}']`);
        await app.click("//label[normalize-space()='Qualified']");
        await app.type(field('Score'), result);
        await app.click(button('Publish'));
        await app.click(inDialog(button('Publish')));
        await app.until('publish', async () => (await app.getPath()) === '/my-rodeo', slowMs);
        await app.click(`//article//a[normalize-space()='${title}']`);
        await waitUntilPlaying();
        expect(await app.getPath()).toMatch(/^\/my-rodeo\?play=/);
      },
    );
  });
}
