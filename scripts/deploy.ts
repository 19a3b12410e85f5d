/* npm run deploy -- --project <id> [--only <targets>] [--preview]: docs/DEPLOY.md says what it does. */
import { runCommandLine } from './command-line.ts';
import { readDeployOptions } from './deploy/deploy-options.ts';
import { deploy } from './deploy/deploy-project.ts';

await runCommandLine((argv) => deploy(readDeployOptions(argv)));
