import { InputError, readInput } from '../command-line.ts';

/** What was typed after `npm run deploy --`. */
export interface DeployOptions {
  readonly project: string;
  /** Targets of firebase-tools; undefined for all. */
  readonly only: readonly string[] | undefined;
  /** Whether it ends with the preview channel. */
  readonly isPreview: boolean;
  /** The version that is live; undefined for what the site says. */
  readonly from: string | undefined;
  /** The steps of the changelog that were done. */
  readonly done: readonly string[];
  /** For `firebase deploy`. */
  readonly others: readonly string[];
}

const usage = `Usage: npm run deploy -- --project <id> [--only <targets>] [--preview] [--from <version>] [--done <steps>], and of "firebase deploy" --force, --debug and
--non-interactive`;
const flags = {
  force: { type: 'boolean' },
  debug: { type: 'boolean' },
  'non-interactive': { type: 'boolean' },
} as const;
const options = {
  project: { type: 'string', short: 'P' },
  only: { type: 'string' },
  from: { type: 'string' },
  done: { type: 'string', default: '' },
  preview: { type: 'boolean', default: false },
  ...flags,
} as const;

/** @throws InputError without a project or targets, or with an option that there is not */
export function readDeployOptions(args: string[]): DeployOptions {
  const { values } = readInput({ args, options }, usage);
  if (values.project === undefined) throw new InputError(`Name a project with --project.\n${usage}`);
  const only = values.only?.split(',').filter(Boolean);
  const kinds = ['firestore', 'storage', 'database', 'functions'];
  // The app has no parts: firebase-tools would put a site of that name live, as an earlier build has left it.
  const isTarget = (name: string) => name === 'hosting' || kinds.includes(name.replace(/:.*/, ''));
  if (only && !(only.length > 0 && only.every(isTarget)))
    throw new InputError(
      `--only needs targets, of ${kinds.join(', ')}, hosting: --only firestore:rules,storage.`,
    );
  return {
    project: values.project,
    only,
    isPreview: values.preview,
    from: values.from,
    done: values.done.split(',').filter(Boolean),
    others: Object.keys(flags).flatMap((name) => (name in values ? [`--${name}`] : [])),
  };
}
