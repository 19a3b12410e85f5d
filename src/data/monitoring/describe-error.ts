import { paths } from '#src/config/paths.ts';

const maxMessageLength = 200;
const maxFrames = 10;

/** An error without personal data. */
export interface ErrorDescription {
  /** The class of the error. */
  name: string;
  message: string;
  /** Where it was thrown, outermost last, as `file:line:column` of the built code. */
  frames: string[];
}

/** What may name a person or what they did: quotations, emails, addresses, and ids of people and videos. */
const personalPatterns = [
  /(?<=^|[\s(])['"“‘][^'"”’]*['"”’]/g,
  /[^\s<>()]+@[^\s<>()]+/g,
  /\b[a-z][a-z+.-]*:\/\/\S+/gi,
  /\S*\/\S+/g,
  /(?=\S*\d)[\w-]{16,}/g,
];

/** The message of an error with everything that may be personal replaced by an ellipsis. */
export function redact(message: string): string {
  const [line = ''] = message.split('\n');
  return personalPatterns
    .reduce((text, pattern) => text.replace(pattern, '…'), line)
    .slice(0, maxMessageLength);
}

/** Only files of the app: what extensions run says something about the user. */
const getFrames = (stack = ''): string[] =>
  [...stack.matchAll(/\/(assets\/[\w.-]+:\d+:\d+)/g)].map(([, frame = '']) => frame).slice(0, maxFrames);

/** Describes what was thrown, without personal data. */
export function describeError(thrown: unknown): ErrorDescription {
  if (!(thrown instanceof Error)) return { name: typeof thrown, message: '', frames: [] };
  return { name: thrown.name, message: redact(thrown.message), frames: getFrames(thrown.stack) };
}

const routes = Object.values(paths)
  .map((pattern) => ({ pattern, regex: new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}/?$`) }))
  // A word is a better match than a parameter.
  .toSorted((one, other) => one.pattern.split(':').length - other.pattern.split(':').length);

/** The pattern of the route of a path, such as `/video/:videoId`; `*` for paths that are none. */
export const getRoutePattern = (path: string): string =>
  routes.find(({ regex }) => regex.test(path))?.pattern ?? '*';
