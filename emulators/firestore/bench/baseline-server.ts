import { spawn } from 'node:child_process';
import { startChildServer, type ChildServer } from '#testing/child-server.ts';

const serverProgram = `
  const answer = JSON.parse(process.env.ANSWER);
  require('node:http').createServer((request, response) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk)).on('end', () => {
      JSON.parse(Buffer.concat(chunks).toString());
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(JSON.stringify(answer));
    });
  }).listen(Number(process.env.PORT), '127.0.0.1');`;

/** The measure of what Node can do: parses a JSON request and answers with JSON of the given text. */
export function startBaselineServer(answer: string): Promise<ChildServer> {
  return startChildServer((port) =>
    spawn(process.execPath, ['-e', serverProgram], {
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { ...process.env, PORT: String(port), ANSWER: answer },
    }),
  );
}
