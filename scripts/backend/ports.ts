/**
 * The ports of the local backend.
 *
 * A suite is a complete backend with its own ports, so that `npm start` and `npm test` can run at the same time.
 * PORT_SHIFT moves all ports, to run a second copy of the project on the same machine.
 */

export type SuiteName = 'dev' | 'test';

const portPlan = {
  app: 7100,
  hosting: 7101,
  auth: 7102,
  firestore: 7103,
  firestoreWebsocket: 7104,
  database: 7105,
  storage: 7106,
  /** News, schedule and pictures. */
  content: 7107,
  search: 7108,
  hub: 7109,
  logging: 7110,
  /** Link previews, monitoring. */
  functions: 7111,
  eventarc: 7112,
  tasks: 7113,
} as const;

export type PortName = keyof typeof portPlan;
export type Ports = Readonly<Record<PortName, number>>;

const suiteOffset: Record<SuiteName, number> = { dev: 0, test: 1000 };

export const portNames = Object.keys(portPlan) as PortName[];

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
  const ports = portNames.map((name) => [name, portPlan[name] + suiteOffset[suite] + shift] as const);
  return Object.fromEntries(ports) as Record<PortName, number>;
}
