/**
 * `npm run deploy -- --project <id> [--only <targets>] [--preview]`: builds the app with the variables of the project
 * (.env.<id>), deploys indexes and waits for them, then the rules, then the app: to a preview channel, whose very files
 * then go live. `--preview` ends at the channel.
 */
import { runCommandLine } from './command-line.ts';
import { readDeployOptions } from './deploy/deploy-options.ts';
import { deploy } from './deploy/deploy-project.ts';

await runCommandLine((argv) => deploy(readDeployOptions(argv)));
