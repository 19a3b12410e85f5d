import type { CloudProject } from './cloud-project.ts';

/** The service that a command needs, by its first word or two. */
const neededServices: Readonly<Record<string, string>> = {
  firestore: 'firestore',
  'beta monitoring': 'monitoring',
  'alpha monitoring': 'monitoring',
  monitoring: 'monitoring',
  logging: 'logging',
  'billing budgets': 'billingbudgets',
};

/**
 * What a command of gcloud does with a project. @returns what it prints
 * @throws Error when it lacks what an earlier step creates
 */
export function runGcloud(project: CloudProject, words: readonly string[]): string {
  const line = words.join(' ');
  const getFlag = (name: string) =>
    words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);
  for (const [start, service] of Object.entries(neededServices))
    if (line.startsWith(start)) project.require(service);
  if (/^(?!auth|projects create).*/.test(line) && !project.exists)
    throw new Error(`The project ${project.id} was not found.`);
  if (line.startsWith('services enable')) for (const service of words.slice(2)) project.services.add(service);
  if (line.startsWith('firestore databases create')) project.hasFirestore = true;
  if (line.startsWith('storage buckets update')) {
    if (!project.hasBucket) throw new Error(`${words[3]} not found: 404.`);
    project.hasCors ||= getFlag('cors-file') !== undefined;
  }
  if (line.startsWith('projects add-iam-policy-binding'))
    project.bindings.push({ role: getFlag('role') ?? '', members: [getFlag('member') ?? ''] });
  return line.includes('channels create') ? `projects/${project.id}/notificationChannels/1` : '';
}
