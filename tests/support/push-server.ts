import {
  createDecipheriv,
  createECDH,
  createHash,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
  type ECDH,
} from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a push service answers with instead of 201; a number is a status. */
export type PushAnswer = number | { status: number; retryAfter: string } | 'hang up';

interface Browser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  /** By topic, as a device that was off gets them: of one topic the last. */
  readonly messages: { topic: string; text: string }[];
}

const decode = (text = '') => Buffer.from(text, 'base64url');
const readBody = async (request: IncomingMessage) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Decrypts a message of one record (RFC 8188, RFC 8291). @throws Error when it is for other keys */
function decrypt({ keys, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const senderKey = body.subarray(21, 21 + body.readUInt8(20));
  const record = body.subarray(21 + senderKey.length);
  if (record.length > body.readUInt32BE(16)) throw new Error('There are several records.');
  const derive = (secret: Buffer, from: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, from, info, length));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
  const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(secret, salt, 'Content-Encoding: nonce\0', 12),
  );
  decipher.setAuthTag(record.subarray(-16));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  if (padded[end] !== 2) throw new Error('The last record ends with 2.');
  return padded.subarray(0, end).toString();
}

/** Checks who sends (RFC 8292). @throws Error when it is not the holder of the key, or another service is meant */
function checkSender(header: string, publicKey: string, audience: string): void {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? [];
  if (key !== publicKey) throw new Error('Another key was subscribed with.');
  const [head = '', claims = '', signature] = token.split('.');
  const point = decode(publicKey);
  const jwk = {
    ...{ kty: 'EC', crv: 'P-256' },
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const };
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), verifier, decode(signature)))
    throw new Error('The signature is wrong.');
  const { aud, exp, sub } = JSON.parse(decode(claims).toString()) as Record<string, string | number>;
  const seconds = Number(exp) - Date.now() / 1000;
  if (aud !== audience || seconds <= 0 || seconds > 86_400) throw new Error('The claims are wrong.');
  if (!/^(mailto:|https:)/.test(String(sub))) throw new Error('Nobody can be asked.');
}

/**
 * A push service of the standard (RFC 8030) with browsers that decrypt what they get.
 *
 * @param publicKey the key that the browsers subscribe with
 */
export async function startPushServer(publicKey: string) {
  const browsers = new Map<string, Browser>();
  const answers: ((endpoint: string) => PushAnswer | undefined)[] = [];
  const requests: string[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const endpoint = String(request.headers['x-endpoint']);
    requests.push(endpoint);
    const body = await readBody(request);
    const answer = answers.at(-1)?.(endpoint);
    if (answer === 'hang up') return void request.socket.destroy();
    if (typeof answer === 'object') response.setHeader('retry-after', answer.retryAfter);
    const status = typeof answer === 'object' ? answer.status : answer;
    if (status !== undefined) return void response.writeHead(status).end();
    const browser = browsers.get(endpoint);
    if (!browser) return void response.writeHead(404).end();
    const { headers } = request;
    checkSender(headers.authorization ?? '', publicKey, new URL(endpoint).origin);
    const topic = String(headers['topic']);
    if (
      headers['content-encoding'] !== 'aes128gcm' ||
      !(Number(headers['ttl']) > 0) ||
      !/^[\w-]{1,32}$/.test(topic)
    )
      throw new Error('A header is wrong.');
    if (body.length > 4096) return void response.writeHead(413).end();
    browser.messages.push({ topic, text: decrypt(browser, body) });
    response.writeHead(201, { location: `${endpoint}/message` }).end();
  };
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** Takes requests for the push services of the world here. */
  const transport: typeof fetch = (endpoint, init = {}) =>
    fetch(`http://127.0.0.1:${port}/`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-endpoint': endpoint as string },
    });

  return {
    transport,
    /** The endpoints that were asked, in order. */
    requests,
    /** @returns the device of a new browser */
    subscribe: () => {
      const keys = createECDH('prime256v1');
      keys.generateKeys();
      const auth = randomBytes(16);
      const id = createHash('sha256').update(keys.getPublicKey()).digest('base64url');
      const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`;
      browsers.set(endpoint, { keys, auth, messages: [] });
      return {
        endpoint,
        p256dh: keys.getPublicKey('base64url'),
        auth: auth.toString('base64url'),
        added: new Date(),
      };
    },
    /** The browser has unsubscribed. */
    remove: (endpoint: string) => void browsers.delete(endpoint),
    /** Answers in another way from now on. @param answer of an endpoint; undefined takes the message */
    answer: (answer: (endpoint: string) => PushAnswer | undefined) => void answers.push(answer),
    /** Everything that a browser got, in order. */
    read: (endpoint: string) =>
      (browsers.get(endpoint)?.messages ?? []).map(
        ({ topic, text }) =>
          ({ topic, ...(JSON.parse(text) as object) }) as {
            topic: string;
            tag: string;
            title: string;
            body: string;
            path: string;
          },
      ),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
}
