import { InputError } from '../command-line.ts';
import { getPorts, type Ports } from './ports.ts';
import { getEmulatorEnvironment, host } from './project.ts';

/** Lets the Admin SDK of this process find the backend of `npm start`. @throws InputError when it does not run */
export async function findLocalBackend(): Promise<Ports> {
  const ports = getPorts('dev');
  Object.assign(process.env, getEmulatorEnvironment(ports));
  const isRunning = await fetch(`http://${host}:${ports.firestore}/`).then(
    () => true,
    () => false,
  );
  if (!isRunning)
    throw new InputError(
      'The local backend is not running. Run npm start, or name a real project with --project <id>.',
    );
  return ports;
}
