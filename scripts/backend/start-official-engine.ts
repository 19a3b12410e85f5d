import { spawn } from 'node:child_process';
import { startChildServer, type ChildServer } from 'firebase-engines/testing/child-server.ts';
import { getLaunchArguments, type OfficialEngine } from './official-engines.ts';

/** Starts one of Google's emulators. @param java the program to run it with */
export const startOfficialEngine = (java: string, engine: OfficialEngine): Promise<ChildServer> =>
  startChildServer((port) => {
    const options = [...getLaunchArguments(engine), '--host', '127.0.0.1', '--port', String(port)];
    return spawn(java, options, { stdio: ['ignore', 'ignore', 'pipe'] });
  });
