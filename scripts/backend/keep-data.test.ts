import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test, vi } from 'vitest';
import { getPortShift, getPorts } from './ports.ts';
import { databaseNamespace, getSuiteFolder, host, projectId, projectRoot, searchApiKeys } from './project.ts';

// Starts the whole backend twice.
vi.setConfig({ testTimeout: 120_000 });

const shift = String(getPortShift() + 2000);
const ports = getPorts('dev', Number(shift));
const at = (port: number) => `http://${host}:${port}`;
const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' };
const documents = `${at(ports.firestore)}/v1/projects/${projectId}/databases/(default)/documents`;
const accounts = `${at(ports.auth)}/identitytoolkit.googleapis.com/v1/accounts`;
const files = `${at(ports.storage)}/v0/b/${projectId}.appspot.com/o`;
const release = `${at(ports.database)}/release.json?ns=${databaseNamespace}`;
const credentials = '{"email":"ann@example.com","password":"rodeo123","returnSecureToken":true}';

/** Runs `npm start -- --keep --empty`. @returns a function that stops it with Ctrl-C */
async function start(): Promise<() => Promise<unknown>> {
  const program = join(projectRoot, 'scripts/setup.mjs');
  const child = spawn(process.execPath, [program, 'start.ts', '--keep', '--empty'], {
    env: { ...process.env, PORT_SHIFT: shift },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill());
  const exited = once(child, 'exit');
  for await (const line of createInterface({ input: child.stdout })) if (line.includes('is ready')) break;
  // Its last lines are not read.
  child.stdout.resume();
  return () => {
    child.kill('SIGINT');
    return exited;
  };
}

async function send(method: string, url: string, body?: string): Promise<unknown> {
  const response = await fetch(url, { method, headers: owner, ...(body !== undefined && { body }) });
  expect(response.status).toBe(200);
  return response.json();
}

async function findIndexedAnimals(): Promise<string[]> {
  const response = await fetch(`${at(ports.search)}/collections/animals/documents/export`, {
    headers: { 'X-TYPESENSE-API-KEY': searchApiKeys.admin },
  });
  return [...(await response.text()).matchAll(/"brand":"(\w+)"/g)].map(([, brand = '']) => brand);
}

test('npm start -- --keep finds documents, values, files, accounts and the search index again', async () => {
  const folder = `${getSuiteFolder('dev').replace(/-\d+$/, '')}-${shift}`;
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  removeFolder();
  onTestFinished(removeFolder);
  const stop = await start();
  await send('PATCH', `${documents}/animals/dust`, '{"fields":{"brand":{"stringValue":"7K"}}}');
  await send('PUT', release, '"one"');
  await send('POST', `${accounts}:signUp?key=demo-key`, credentials);
  await send('POST', `${files}?name=videos%2Fone.mov`, '{"clip":1}');
  await stop();

  const stopAgain = await start();
  const animal = await send('GET', `${documents}/animals/dust`);
  expect(animal).toMatchObject({ fields: { brand: { stringValue: '7K' } } });
  expect(await send('GET', release)).toBe('one');
  const login = await send('POST', `${accounts}:signInWithPassword?key=demo-key`, credentials);
  expect(login).toHaveProperty('idToken');
  expect(await send('GET', `${files}/videos%2Fone.mov?alt=media`)).toEqual({ clip: 1 });
  await expect.poll(findIndexedAnimals, { timeout: 20_000 }).toEqual(['7K']);
  await stopAgain();
});
