import { createFindings, type Finding } from './doctor-finding.ts';

const minimum = { node: [20, 19], npm: [10, 0] } as const;

const isAtLeast = (version: string, [major, minor]: readonly [number, number]) => {
  const [foundMajor = 0, foundMinor = 0] = version.split('.').map(Number);
  return foundMajor > major || (foundMajor === major && foundMinor >= minor);
};

/**
 * @param versions of Node, and of npm if it started the doctor
 */
export function checkMachine(versions: {
  readonly node: string;
  readonly npm?: string | undefined;
}): Finding[] {
  return (['node', 'npm'] as const).map((program) => {
    const { ok, wrong, notChecked } = createFindings(program === 'node' ? 'Node' : 'npm');
    const version = versions[program];
    const needed = minimum[program].join('.');
    if (version === undefined) return notChecked('start the doctor with npm run doctor');
    if (isAtLeast(version, minimum[program])) return ok(version);
    return wrong(
      `${version} is too old`,
      `Install Node ${minimum.node.join('.')} or later; it has npm ${needed}.`,
    );
  });
}

/** The version of npm in its user agent, such as `npm/11.19.1 node/v20.20.2 linux x64`. */
export const readNpmVersion = (userAgent = '') => /^npm\/([\d.]+)/.exec(userAgent)?.[1];
