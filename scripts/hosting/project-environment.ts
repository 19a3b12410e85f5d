import { loadEnv } from 'vite';

/**
 * The project of `--project <id>`, as firebase-tools reads it, too.
 *
 * @returns undefined without the option
 * @throws Error without a valid id
 */
export function parseProject(argv: readonly string[]): string | undefined {
  const index = argv.findIndex((argument) => /^(--project|-P)(=|$)/.test(argument));
  if (index === -1) return undefined;
  const project = argv[index]?.split('=')[1] ?? argv[index + 1];
  if (!project || !/^[a-z][a-z0-9-]+$/.test(project)) throw new Error('--project needs the id of a project.');
  return project;
}

/**
 * The variables of a project: of `.env.<project>`, else of `.env`. What is set outside wins.
 *
 * @param folder of the files
 * @throws Error when they are those of another project
 */
export function loadProjectEnvironment(project: string, folder: string): Record<string, string> {
  const environment = loadEnv(project, folder, ['VITE_', 'SEARCH_', 'LINK_PREVIEWS']);
  const configured = environment['VITE_FIREBASE_PROJECT_ID'];
  if (configured === project) return environment;
  throw new Error(
    `VITE_FIREBASE_PROJECT_ID is ${configured ? `'${configured}'` : 'empty'}, not '${project}'. ` +
      `The variables of '${project}' belong in .env.${project} (docs/DEPLOY.md, step 6).`,
  );
}
