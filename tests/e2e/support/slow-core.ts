import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createDeferred } from '#tests/support/create-deferred.ts';

const core = readFileSync(join(import.meta.dirname, '../../../src/media/worker/generated/ffmpeg-core.bin'));

/** Sends half of the ffmpeg core, without its length, and the rest on request. */
export async function serveHalfOfCore(page: Page) {
  const released = createDeferred<void>();
  const server = createServer((_request, response) => {
    response.write(core.subarray(0, core.length / 2));
    void released.promise.then(() => response.end(core.subarray(core.length / 2)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await page.route('**/ffmpeg-core*.bin', (route) =>
    route.continue({ url: `http://127.0.0.1:${port}/core.bin` }),
  );
  return { sendRest: () => released.resolve(), close: () => server.close() };
}
