import { maxAccessEntries, maxFollows, maxPageSize, maxSavedVideos } from '#src/domain/list-limits.ts';
import { notificationTexts, alertTypes } from '#src/domain/notification.ts';
import { pendingLifetimeMs } from '#src/domain/pending-access.ts';
import { paces } from '#src/domain/rate-limit.ts';
import { lineLimits, textLimits } from '#src/domain/text-limits.ts';
import { ticketLifetimeMs } from '#src/domain/upload-ticket.ts';
import { accessSteps, stepTransitions } from '#tests/rules/access-step-attempts.ts';
import { documentedWrites } from '#tests/rules/clients/documented-writes.ts';
import { refusedCalls } from '#tests/rules/clients/refused-calls.ts';
import { buildStepBatch } from '#tests/rules/cost/access-step-batches.ts';
import { fileRequests } from '#tests/rules/cost/files.ts';
import { getDaysAhead, requestSeconds, type Batch } from '#tests/rules/cost/measure-cost.ts';
import { getEmailPath } from '#tests/rules/firestore-fixture.ts';
import { drawTable } from '../../draw-table.ts';
import { readFileLimits } from '../../file-limits.ts';

/* The generated sections of docs/CLIENTS.md. `tests/rules/clients/clients.test.ts` sends the same batches. */

/** What the ids of the examples stand for; the caller is `{me}`. */
const placeholders: Readonly<Record<string, string>> = {
  'a81bc81b-dead-4e5d-abff-90865d1e13b1': 'video',
  '5b0c3a52-cafe-4b0a-8d55-3d1f0f3c1d11': 'reel',
  earlier: 'video2',
  ...{ owner: 'account', grantor: 'account', delegate: 'other', rider: 'rider', otherRider: 'rider2' },
  ...{ stock: 'contractor', bodacious: 'animal', calf: 'animal' },
};

function createNamer(uid: string): (text: string) => string {
  const names: Readonly<Record<string, string>> = {
    ...placeholders,
    [uid]: 'me',
    [getEmailPath(`${uid}@example.com`).slice('emails/'.length)]: 'SHA-256 of the email',
    [getEmailPath('before@example.com').slice('emails/'.length)]: 'SHA-256 of the earlier email',
  };
  // Words of sentences are none: ids stand alone, in paths or in other ids.
  const ids = Object.keys(names).toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(?<![A-Za-z0-9-])(${ids.join('|')})(?![A-Za-z0-9-]|@| )`, 'g');
  return (text) => text.replaceAll(pattern, (id) => `{${names[id]}}`);
}

function drawValue(value: unknown, rename: (text: string) => string): string {
  if (value instanceof Date) return getDaysAhead(value) > 0 ? `now + ${getDaysAhead(value)} days` : 'now';
  if (value === requestSeconds) return 'now in seconds';
  if (Array.isArray(value)) return `[${value.map((each) => drawValue(each, rename)).join(', ')}]`;
  if (typeof value === 'string') return drawText(value, rename);
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${drawEntries(value, rename).join(', ')}}`;
}

function drawText(value: string, rename: (text: string) => string): string {
  const file = /^http:.*\/o\/(.*)\?/.exec(value)?.[1];
  if (file) return `URL of ${rename(decodeURIComponent(file))}`;
  if (value.endsWith('@example.com')) return "the login's email";
  const named = value.startsWith('https:') ? value : rename(value);
  return /^\{\w+\}$/.test(named) ? named : JSON.stringify(named);
}

const drawEntries = (data: object, rename: (text: string) => string) =>
  Object.entries(data).map(([field, value]) => `${field}: ${drawValue(value, rename)}`);

const lineLength = 136;

/** `field: value`, in lines. */
function drawFields(fields: readonly string[]): string {
  const lines = [''];
  for (const field of fields) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + field.length + 3 > lineLength) lines.push(`    ${field},`);
    else lines[lines.length - 1] = line === '' ? `    ${field},` : `${line} ${field},`;
  }
  return lines.join('\n').replace(/,$/, '');
}

type Fields = Readonly<Record<string, unknown>>;

const isChanged = (before: Fields | undefined, field: string, value: unknown) =>
  !before || JSON.stringify(before[field]) !== JSON.stringify(value);

/** A write as a client sends it: all fields of a new document, those that change of another. */
function drawWrite(
  path: string,
  before: Fields | undefined,
  after: Fields | null,
  rename: (text: string) => string,
): string {
  const named = rename(path);
  if (after === null) return `  delete ${named}`;
  if (path.startsWith('rate_limits/')) return `  mark ${named}, subject: ${rename(String(after['subject']))}`;
  if (path.startsWith('notifications/'))
    return `  notify ${named}, ${JSON.stringify(after['message_string'])}`;
  const changed = Object.entries(after).filter(([field, value]) => isChanged(before, field, value));
  const removed = Object.keys(before ?? {}).filter((field) => !(field in after));
  const fields = [
    ...drawEntries(Object.fromEntries(changed), rename),
    ...removed.map((field) => `${field}: removed`),
  ];
  const head = `  ${before ? 'update' : 'create'} ${named}`;
  const line = `${head} { ${fields.join(', ')} }`;
  return line.length <= lineLength ? line : `${head} {\n${drawFields(fields)} }`;
}

function drawBatch(title: string, { uid, before, after }: Batch): string {
  const rename = createNamer(uid);
  const writes = [...after].map(([path, data]) =>
    drawWrite(path, before.get(path) as Fields | undefined, data as Fields | null, rename),
  );
  return [`${title}:`, ...writes].join('\n');
}

/** Every write with its documents, by chapter. */
export const writes = [
  '```text',
  ...[...new Set(documentedWrites.map(({ chapter }) => chapter))].flatMap((chapter, index) => [
    `${index > 0 ? '\n' : ''}# ${chapter}`,
    ...documentedWrites
      .filter((write) => write.chapter === chapter)
      .map(({ title, batch }) => drawBatch(title, batch)),
  ]),
  '```',
].join('\n');

function drawMapChanges({ before, after }: Batch, id: string): string {
  const profile = before.get(`users/${id}`) as Fields;
  return Object.entries(after.get(`users/${id}`) ?? {})
    .filter(([field, value]) => isChanged(profile, field, value))
    .map(([field, value]) => `${Object.keys(value as object).length > 0 ? '+' : '-'} \`${field}\``)
    .join(', ');
}

/** The steps of sharing: what changes in both profiles, and what comes with it in the batch. */
export const steps = drawTable(
  ['step', "in the caller's profile", 'in the other', 'with'],
  accessSteps.map((step) => {
    const batch = buildStepBatch(step, false);
    const rename = createNamer(batch.uid);
    const other = stepTransitions[step].by === 'grantor' ? 'delegate' : 'grantor';
    const others = [...batch.after].filter(([path]) => !path.startsWith('users/'));
    const name = (path: string) => rename(path).replace(/\{(?!me)\w+\}/, '{other}');
    return [
      step,
      drawMapChanges(batch, batch.uid),
      drawMapChanges(batch, other),
      others.map(([path, data]) => `${data === null ? 'delete ' : ''}\`${name(path)}\``).join(', '),
    ];
  }),
);

/** The kinds of notifications and their texts. */
export const texts = Object.entries(notificationTexts)
  .filter(([type]) => type !== 'takenDown' && type !== 'reelTakenDown')
  .map(([type, getText]) => {
    const text = getText('{name}', type === 'videoOfAnimal' ? '{animal}' : '{title}');
    return `- ${alertTypes[type as keyof typeof alertTypes]}: ${text}`;
  })
  .join('\n');

const formatBytes = (bytes: number) =>
  bytes < 1024 ** 2 ? `${bytes / 1024} KiB` : `${bytes / 1024 ** 2} MiB`;

const uploads = [
  'a clip',
  'a thumbnail',
  'a rendition',
  'the lightest rendition',
  'a profile photo',
  'a small photo',
  "an animal's picture",
] as const;

/** The files that clients upload. */
export const files = drawTable(
  ['file', 'type', 'at most', 'metadata'],
  uploads.map((name) => {
    const { path, contentType, ...request } = fileRequests[name];
    const rename = createNamer('delegate');
    const limits = [...readFileLimits()].find(([pattern]) =>
      new RegExp(`^${pattern.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return [
      `\`${rename(path)}\``,
      contentType,
      formatBytes(limits?.[1] ?? NaN),
      'metadata' in request ? drawValue(request.metadata, rename) : 'none',
    ];
  }),
);

const toDays = (milliseconds: number) => milliseconds / 86_400_000;
const paceList = Object.entries(paces).map(
  ([kind, { seconds, perDay }]) => `\`${kind}\` ${perDay} in 24 hours, ${seconds} s apart`,
);
const lengths = Object.entries({ ...lineLimits, ...textLimits }).map(
  ([field, length]) => `${field} ${length}`,
);

/** How often, how much and how long. */
export const limits = [
  `- Paces: ${paceList.join('; ')}.`,
  `- Longest texts: ${lengths.join(', ')}.`,
  `- A query reads ${maxPageSize} documents; a member saves ${maxSavedVideos} videos and follows ${maxFollows}; a map of a profile gets no more than ${maxAccessEntries} entries.`,
  `- A ticket is open for ${toDays(ticketLifetimeMs)} days, an invite or request for ${toDays(pendingLifetimeMs)}.`,
].join('\n');

/** The plain calls of the specification that are refused. */
export const refusals = drawTable(
  ['plain call', 'refused because', 'instead'],
  refusedCalls.map(({ call, why, instead }) => [call, why, instead]),
);
