import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createDeferred, type Deferred } from '#tests/support/create-deferred.ts';
import { createLegacyApi, type LegacyApi } from './legacy-api.ts';

const auth = vi.hoisted((): { currentUser: { getIdToken: () => Promise<string> } | null } => ({
  currentUser: null,
}));
vi.mock('../auth/auth.ts', () => ({ auth }));

interface ReceivedRequest {
  call: string;
  contentType: string | undefined;
  authorization: string | undefined;
  body: unknown;
}

/** Stands in for the legacy API. */
let server: Server;
let received: ReceivedRequest[];
let respond: (response: ServerResponse) => void;
let arrival: Deferred<ServerResponse>;
let onLoginRequired: ReturnType<typeof vi.fn<(reason: string) => void>>;
let api: LegacyApi;

const getBaseUrl = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const respondWith = (status: number, body: string) => {
  respond = (response) => void response.writeHead(status).end(body);
};

async function receive(request: IncomingMessage, response: ServerResponse) {
  const body = await text(request);
  received.push({
    call: `${request.method} ${request.url}`,
    contentType: request.headers['content-type'],
    authorization: request.headers.authorization,
    body: body === '' ? undefined : JSON.parse(body),
  });
  arrival.resolve(response);
  respond(response);
}

beforeEach(async () => {
  received = [];
  arrival = createDeferred();
  respondWith(200, '');
  auth.currentUser = { getIdToken: () => Promise.resolve('id-token') };
  server = createServer((request, response) => void receive(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onLoginRequired = vi.fn<(reason: string) => void>();
  api = createLegacyApi({ baseUrl: getBaseUrl(), onLoginRequired });
});
afterEach(() => {
  vi.useRealTimers();
  server.close();
  server.closeAllConnections();
});

const user = { firstname: 'June', lastname: 'Tate', mail: 'june@example.com', phone: '555' };
const change = { current: 'old secret', password: 'new secret', confirmation: 'new secret' };

describe('the calls of the legacy API', () => {
  test.each([
    ['register', () => api.register({ ...user, password: 'secret' }), { ...user, password: 'secret' }],
    ['admin/user/create', () => api.createUser(user), user],
    ['admin/user/deactivate', () => api.deactivateUser('7'), { userID: '7' }],
    ['admin/user/reactivate', () => api.reactivateUser('7'), { userID: '7' }],
    ['admin/user/edit', () => api.editUser('7', user), { ...user, userID: '7' }],
    ['password/reset', () => api.resetPassword({ mail: user.mail }), { mail: user.mail }],
    [
      'admin/password/change',
      () => api.changePassword('7', change),
      { userID: '7', current: 'old secret', password: 'new secret' },
    ],
  ])('[LGCY-01] POST /api/user/%s sends JSON with the token', async (path, call, payload) => {
    await call();
    expect(received).toEqual([
      {
        call: `POST /api/user/${path}`,
        contentType: 'application/json',
        authorization: undefined,
        body: { ...payload, token: 'id-token' },
      },
    ]);
  });

  test('[LGCY-01] GET /api/user/getall sends the token in a header and returns the users', async () => {
    respondWith(
      200,
      JSON.stringify([
        { userID: 7, firstname: 'June', lastname: 'Tate', mail: 'june@example.com' },
        { id: 'a1', email: 'omar@example.com', phone: 5 },
        { id: 'a1', email: 'omar@example.com' },
        { userID: 8 },
        null,
        'June',
      ]),
    );
    expect(await api.fetchUsers()).toEqual([
      { id: '7', name: 'June Tate', email: 'june@example.com' },
      { id: 'a1', name: 'omar@example.com', email: 'omar@example.com' },
    ]);
    expect(received).toEqual([
      {
        call: 'GET /api/user/getall',
        contentType: undefined,
        authorization: 'Bearer id-token',
        body: undefined,
      },
    ]);
  });

  test.each(['data', 'users'])('[LGCY-01] reads users wrapped in %s', async (name) => {
    respondWith(200, JSON.stringify({ [name]: [{ id: '7', name: 'June' }] }));
    expect(await api.fetchUsers()).toEqual([{ id: '7', name: 'June', email: '' }]);
  });

  test('[LGCY-01] sends no token while signed out', async () => {
    auth.currentUser = null;
    await api.resetPassword({ mail: user.mail });
    respondWith(200, '[]');
    await api.fetchUsers();
    expect(received).toMatchObject([{ body: { mail: user.mail } }, { authorization: undefined }]);
    expect(received[0]?.body).not.toHaveProperty('token');
  });
});

describe('input that is not sent', () => {
  test.each([
    ['First Name cannot be empty.', () => api.createUser({ ...user, firstname: ' ' })],
    ['Last Name cannot be empty.', () => api.editUser('7', { ...user, lastname: '' })],
    ['Email cannot be empty.', () => api.resetPassword({ mail: ' ' })],
    ['Phone Number cannot be empty.', () => api.createUser({ ...user, phone: '' })],
    ['Password too short', () => api.register({ ...user, password: '12345' })],
    ['All fields are required', () => api.changePassword('7', { ...change, current: '' })],
    ['All fields are required', () => api.changePassword('7', { ...change, password: '' })],
    [
      'New password must be at least 8 characters.',
      () => api.changePassword('7', { ...change, password: 'secret1' }),
    ],
    ["New passwords don't match.", () => api.changePassword('7', { ...change, confirmation: 'other' })],
  ])('[VAL-01, LGCY-01] throws %j', async (message, call) => {
    await expect(call()).rejects.toMatchObject({ name: 'LegacyInputError', message });
    expect(received).toEqual([]);
  });
});

describe('failures of the legacy API', () => {
  test.each([401, 403])('[LGCY-01] %i requires a login', async (status) => {
    respondWith(status, 'no');
    await expect(api.deactivateUser('7')).rejects.toMatchObject({ kind: 'login-expired' });
    expect(onLoginRequired).toHaveBeenCalledExactlyOnceWith('Your session has expired. Log in again.');
  });

  test.each([
    [404, 'no such call', 'not-found'],
    [429, '', 'too-many'],
    [500, '[]', 'unexpected'],
    [200, '<html>', 'unexpected'],
    [200, '', 'unexpected'],
    [200, '{"error":"no database"}', 'unexpected'],
    [200, 'null', 'unexpected'],
  ])('[LGCY-01] status %i with %j fails as %s', async (status, body, kind) => {
    respondWith(status, body);
    await expect(api.fetchUsers()).rejects.toMatchObject({ name: 'DataError', kind });
    expect(onLoginRequired).not.toHaveBeenCalled();
  });

  test('[LGCY-01] follows no redirect with the token', async () => {
    respond = (response) => void response.writeHead(307, { location: `${getBaseUrl()}/elsewhere` }).end();
    await expect(api.deactivateUser('7')).rejects.toMatchObject({ kind: 'offline' });
    expect(received).toHaveLength(1);
  });

  test('[LGCY-01] a connection that closes is offline, also within a response', async () => {
    respond = (response) => void response.destroy();
    await expect(api.fetchUsers()).rejects.toMatchObject({ kind: 'offline' });
    respond = (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('[');
      setTimeout(() => response.destroy(), 10);
    };
    await expect(api.fetchUsers()).rejects.toMatchObject({ kind: 'offline' });
  });

  test.each([
    ['does not respond', () => undefined],
    ['does not finish its response', (response: ServerResponse) => void response.writeHead(200).write('[')],
  ])('[LGCY-01] gives up after 10 s when it %s', async (_case, respondPartly) => {
    respond = respondPartly;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const settled = vi.fn<(error: unknown) => void>();
    api.fetchUsers().catch(settled);
    const response = await arrival.promise;
    const closed = new Promise((resolve) => response.on('close', resolve));
    await vi.advanceTimersByTimeAsync(9_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'too-slow' }));
    await closed;
  });

  test('[LGCY-01] a cancelled call ends the request', async () => {
    respond = () => undefined;
    const controller = new AbortController();
    const users = api.fetchUsers(controller.signal);
    const response = await arrival.promise;
    const closed = new Promise((resolve) => response.on('close', resolve));
    controller.abort();
    await expect(users).rejects.toMatchObject({ name: 'AbortError' });
    await closed;
  });
});
