import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Capabilities, WebDriver } from 'selenium-webdriver';
import { findFirefox } from '#scripts/setup/test-tools.mjs';
import { connectMarionette } from './marionette.ts';

export interface LaunchedBrowser {
  readonly driver: WebDriver;
  close(): void;
}

const windowSize = { x: 0, y: 0, width: 1440, height: 900 };

/** Videos play without a click, and nothing but the app uses the network. */
const firefoxPreferences = {
  'marionette.port': 0,
  'media.autoplay.default': 0,
  'app.update.disabledForTesting': true,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** Debian's Firefox in a new profile, without a window. */
export async function launchFirefox(): Promise<LaunchedBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const preferences = Object.entries(firefoxPreferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), preferences.join('\n'));
  const firefox = start(findFirefox() ?? 'firefox-esr', [
    '--headless',
    '--marionette',
    '--no-remote',
    '--profile',
    profile,
  ]);
  const executor = await retry(() =>
    connectMarionette(Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8'))),
  );
  const driver = WebDriver.createSession(executor, new Capabilities());
  const close = () => {
    stop(firefox);
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  };
  return prepare(driver, close);
}

/** WebKitGTK's small browser on a screen that nobody sees. Its automated windows are private. */
export async function launchWebKit(): Promise<LaunchedBrowser> {
  const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await findFreePort();
  const webDriver = start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${display.toString().trim()}`,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  });
  const address = `http://127.0.0.1:${port}`;
  await retry(() => fetch(`${address}/status`));
  const driver = new Builder()
    .disableEnvironmentOverrides()
    .usingServer(address)
    .forBrowser('MiniBrowser')
    .build();
  return prepare(driver, () => {
    stop(webDriver);
    stop(screen);
  });
}

async function prepare(driver: WebDriver, close: () => void): Promise<LaunchedBrowser> {
  try {
    await driver.manage().window().setRect(windowSize);
    return { driver, close };
  } catch (error) {
    close();
    throw error;
  }
}

/** With all it starts, a program is one group, which ends together. */
const start = (program: string, programArguments: readonly string[], options: SpawnOptions = {}) =>
  spawn(program, programArguments, { stdio: 'ignore', ...options, detached: true });

function stop({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL');
}

const startTimeoutMs = 30_000;

async function retry<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (const end = Date.now() + startTimeoutMs; ;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('No free port');
  return address.port;
}
