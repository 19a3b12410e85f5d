import { runTypeScript, setUp } from './setup.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureFfmpeg } from './setup/ffmpeg.mjs';
import { ensureFirefox } from './setup/firefox.mjs';
import { ensureWebKit } from './setup/webkit.mjs';

await setUp();
const parts = process.argv.slice(2);

/** What is missing fails the parts that need it, with the message of the error; the other tests still run. */
function ensure(install, variable, neededBy) {
  if (parts.length > 0 && !neededBy.some((part) => parts.includes(part))) return;
  try {
    install();
  } catch (error) {
    process.env[variable] = error.message;
  }
}

ensure(() => (process.env.CHROMIUM_PATH = ensureChromium()), 'CHROMIUM_MISSING', ['e2e', 'media']);
ensure(ensureFfmpeg, 'FFMPEG_MISSING', ['media']);
ensure(ensureFirefox, 'FIREFOX_MISSING', ['browsers']);
ensure(ensureWebKit, 'WEBKIT_MISSING', ['browsers']);
await runTypeScript('test.ts');
