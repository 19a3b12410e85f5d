/**
 * The ports of the local backend.
 *
 * A suite is a complete backend with its own ports, so that `npm start` and `npm test` can run at the same time.
 * PORT_SHIFT moves all ports, to run a second copy of the project on the same machine.
 */

export type SuiteName = 'dev' | 'test';

const portPlan = {
  app: { port: 7100, purpose: 'the app' },
  hosting: { port: 7101, purpose: 'Hosting' },
  auth: { port: 7102, purpose: 'Auth' },
  firestore: { port: 7103, purpose: 'Firestore' },
  firestoreWebsocket: { port: 7104, purpose: "Firestore's request monitor" },
  database: { port: 7105, purpose: 'the Realtime Database' },
  storage: { port: 7106, purpose: 'Storage' },
  content: { port: 7107, purpose: 'news, schedule and pictures' },
  search: { port: 7108, purpose: 'search' },
  hub: { port: 7109, purpose: 'the emulator hub' },
  logging: { port: 7110, purpose: 'the emulator log' },
  functions: { port: 7111, purpose: 'link previews' },
  eventarc: { port: 7112, purpose: 'the events of functions' },
  tasks: { port: 7113, purpose: 'the tasks of functions' },
} as const;

export type PortName = keyof typeof portPlan;
export type Ports = Readonly<Record<PortName, number>>;

const suiteOffset: Record<SuiteName, number> = { dev: 0, test: 1000 };

const portNames = Object.keys(portPlan) as PortName[];

/** The service that uses a port, for messages. */
export function getPortPurpose(name: PortName): string {
  return portPlan[name].purpose;
}

/**
 * The value of PORT_SHIFT, by default 0.
 *
 * @throws Error if it is not a whole number from 0 to 50000
 */
export function getPortShift(value = process.env['PORT_SHIFT']): number {
  if (value === undefined || value === '') return 0;
  const shift = Number(value);
  if (!Number.isInteger(shift) || shift < 0 || shift > 50_000) {
    throw new Error(`PORT_SHIFT must be a whole number from 0 to 50000, not "${value}"`);
  }
  return shift;
}

/** The ports of a suite, on 127.0.0.1. */
export function getPorts(suite: SuiteName, shift = getPortShift()): Ports {
  const ports = portNames.map((name) => [name, portPlan[name].port + suiteOffset[suite] + shift] as const);
  return Object.fromEntries(ports) as Record<PortName, number>;
}
