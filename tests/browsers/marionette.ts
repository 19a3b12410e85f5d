import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { error as webDriverErrors } from 'selenium-webdriver';
import type { Command, Executor } from 'selenium-webdriver/lib/command.js';
import * as z from 'zod';

/** Marionette's names of the commands that the journeys use. */
const commandNames: Readonly<Record<string, string>> = {
  newSession: 'NewSession',
  setWindowRect: 'SetWindowRect',
  get: 'Navigate',
  getCurrentUrl: 'GetCurrentURL',
  findElement: 'FindElement',
  findElements: 'FindElements',
  clickElement: 'ElementClick',
  sendKeysToElement: 'ElementSendKeys',
  isElementDisplayed: 'IsElementDisplayed',
  executeScript: 'ExecuteScript',
  actions: 'PerformActions',
};

const responseType = 1;
const responseSchema = z.tuple([
  z.literal(responseType),
  z.number(),
  z.nullable(z.object({ error: z.string(), message: z.string() })),
  z.unknown(),
]);
/** The key of an element's id in WebDriver. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
/** Of an element that a command is for, Marionette expects only the id. */
const parametersSchema = z.looseObject({
  id: z.optional(
    z.pipe(
      z.object({ [elementKey]: z.string() }),
      z.transform((element) => element[elementKey]),
    ),
  ),
});
/** Marionette wraps all results but lists of elements and the session. */
const valueSchema = z.strictObject({ value: z.unknown() });

/**
 * Sends selenium-webdriver's commands to Firefox itself, because Debian has no geckodriver. Marionette has the commands of
 * WebDriver: https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html (read in November 2026).
 */
export class MarionetteExecutor implements Pick<Executor, 'execute'> {
  readonly #socket: Socket;
  readonly #pending = new Map<number, (response: z.infer<typeof responseSchema>) => void>();
  #received = Buffer.alloc(0);
  #lastId = 0;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (data) => {
      this.#received = Buffer.concat([this.#received, data]);
      for (let message = this.#takeMessage(); message !== undefined; message = this.#takeMessage()) {
        const response = responseSchema.safeParse(message);
        // The first message is a greeting.
        if (response.success) this.#pending.get(response.data[1])?.(response.data);
      }
    });
  }

  async execute(command: Command): Promise<unknown> {
    const name = commandNames[command.getName()];
    if (!name) throw new Error(`Marionette's name of ${command.getName()} is unknown`);
    const parameters = parametersSchema.parse(command.getParameters());
    const id = ++this.#lastId;
    const text = JSON.stringify([0, id, `WebDriver:${name}`, parameters]);
    const [, , error, result] = await new Promise<z.infer<typeof responseSchema>>((resolve) => {
      this.#pending.set(id, resolve);
      this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
    this.#pending.delete(id);
    if (error) webDriverErrors.throwDecodedError(error);
    const wrapped = valueSchema.safeParse(result);
    return wrapped.success ? wrapped.data.value : result;
  }

  /** A message is its length in bytes, a colon and JSON. @returns undefined until the next one is complete */
  #takeMessage(): unknown {
    const colon = this.#received.indexOf(':');
    if (colon < 0) return undefined;
    const end = colon + 1 + Number(this.#received.subarray(0, colon).toString());
    if (this.#received.length < end) return undefined;
    const text = this.#received.subarray(colon + 1, end).toString();
    this.#received = this.#received.subarray(end);
    return JSON.parse(text);
  }
}

/** @throws Error when nothing listens on the port */
export async function connectMarionette(port: number): Promise<MarionetteExecutor> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return new MarionetteExecutor(socket);
}
