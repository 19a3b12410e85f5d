import { createServer } from 'node:net';
import { getPortPurpose, type PortName, type Ports } from '#scripts/backend/ports.ts';
import { host } from './project.ts';

function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/**
 * Checks that the ports of a suite are free.
 *
 * @throws Error that lists every busy port and its purpose
 */
export async function assertPortsFree(ports: Ports, needed: readonly PortName[]): Promise<void> {
  const busy: string[] = [];
  for (const name of needed) {
    if (!(await isPortFree(ports[name]))) busy.push(`port ${ports[name]} (for ${getPortPurpose(name)})`);
  }
  if (busy.length === 0) return;
  throw new Error(
    `Another program is using ${busy.join(', ')}. If it is a second copy of this project, stop it first, ` +
      'or set PORT_SHIFT=100 to run both.',
  );
}
