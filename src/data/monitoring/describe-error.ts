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

/** More of a message is never looked at: whoever sends one need not be the app. */
const maxReadLength = 1000;

/**
 * What may name a person or what they did: quotations, emails, addresses, ids of people and videos, phone numbers and
 * network addresses. Each takes time in proportion to the text: it begins only where its first letter does, and what it
 * has read without success is not read again. A quotation that does not end goes on to the end.
 */
export const personalPatterns: readonly RegExp[] = [
  /(?<=^|[\s(=:])['"“‘«][^'"”’»]*(?:['"”’»]|$)/g,
  /(?<![^\s<>()])[^\s<>()@＠]*(?:[@＠]|%40)[^\s<>()]*/g,
  /(?<![a-z+.-])[a-z][a-z+.-]*:\/\/\S+/gi,
  /(?<!\S)\S*\/\S+/g,
  /(?<![\w-])(?=[\w-]*\d)[\w-]{16,}/g,
  /(?<![\w.])\+?\d[\d ().-]{7,}/g,
];

/** The message of an error with everything that may be personal replaced by an ellipsis. */
export function redact(message: string): string {
  const [line = ''] = message.slice(0, maxReadLength).split('\n');
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
