import { runTypeScript, setUp } from './setup.mjs';
import { ensureChromium } from './setup/chromium.mjs';
import { ensureFfmpeg } from './setup/ffmpeg.mjs';

await setUp();
const parts = process.argv.slice(2);
if (parts.length === 0 || parts.includes('e2e') || parts.includes('media')) {
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    // The other tests still run; browser tests fail with this message.
    process.env.CHROMIUM_MISSING = error.message;
  }
}
if (parts.length === 0 || parts.includes('media')) {
  try {
    ensureFfmpeg();
  } catch (error) {
    process.env.FFMPEG_MISSING = error.message;
  }
}
await runTypeScript('test.ts');
