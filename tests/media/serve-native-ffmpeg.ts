import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';

const route = '/native-ffmpeg';
/** In the arguments, for the body of the request and the body of the response. */
const inputPlaceholder = '{input}';
const outputPlaceholder = '{output}';

/** Lets tests in the browser run native ffmpeg: it creates their clips, and is what results are compared with. */
export function serveNativeFfmpeg(): Plugin {
  return {
    name: 'native-ffmpeg',
    configureServer(server) {
      server.middlewares.use(route, (request, response) => {
        void runRequest(request).then(
          (output) => response.end(output),
          (error: unknown) => {
            response.statusCode = 500;
            response.end(String(error));
          },
        );
      });
    },
  };
}

async function runRequest(request: IncomingMessage): Promise<Buffer> {
  const { searchParams } = new URL(request.url ?? '', 'http://localhost');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const folder = mkdtempSync(path.join(tmpdir(), 'media-test-'));
  try {
    const input = path.join(folder, 'input');
    const output = path.join(folder, 'output');
    writeFileSync(input, Buffer.concat(chunks));
    const args = searchParams
      .getAll('arg')
      .map((arg) => arg.replaceAll(inputPlaceholder, input).replaceAll(outputPlaceholder, output));
    // Its error quotes the arguments and what ffmpeg says.
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-nostdin', '-y', ...args]);
    return readFileSync(output);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
