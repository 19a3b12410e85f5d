import { spawn } from 'node:child_process';
import { startChildServer, type ChildServer } from '#testing/child-server.ts';

const serverProgram = `
  const body = JSON.parse(process.env.RESPONSE);
  require('node:http').createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(body));
    });
  }).listen(Number(process.env.PORT), '127.0.0.1');`;

/** Starts the baseline of benchmarks: a Node server that parses JSON requests and responds with a JSON value. */
export function startBaselineServer(responseJson: string): Promise<ChildServer> {
  return startChildServer((port) =>
    spawn(process.execPath, ['-e', serverProgram], {
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { ...process.env, PORT: String(port), RESPONSE: responseJson },
    }),
  );
}
