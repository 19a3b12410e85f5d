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
 * Checks that nobody listens on the ports a suite is about to use.
 *
 * @throws Error that names every busy port and what it is for
 */
export async function assertPortsFree(ports: Ports, needed: readonly PortName[]): Promise<void> {
  const busy: string[] = [];
  for (const name of needed) {
    if (!(await isPortFree(ports[name]))) busy.push(`port ${ports[name]} (for ${getPortPurpose(name)})`);
  }
  if (busy.length === 0) return;
  throw new Error(
    `Another program is using ${busy.join(', ')}. If it is a second copy of this project, stop that one ` +
      'first, or run beside it with PORT_SHIFT=100 in front of the command.',
  );
}
