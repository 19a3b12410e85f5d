import type { Finding, SourceFile } from '../structure/source-file.ts';
import { findDeclaredNames, splitWords } from './identifiers.ts';

/** Words that no name may contain, with what the field says. */
const replacedWords: Readonly<Record<string, string>> = {
  afresh: 'again, new',
  asker: 'requester',
  bone: 'skeleton',
  court: 'authorization context',
  doings: 'phases, steps',
  film: 'video, clip, source',
  films: 'videos, clips',
  judge: 'authorize, evaluate',
  mortal: 'child process',
  tell: 'notify, report, dispatch',
  told: 'details, message',
  workbench: 'session directory',
  workshop: 'media client, worker client',
};

/** Words that are a name's whole meaning only in private English; fine inside a longer name. */
const replacedNames: Readonly<Record<string, string>> = {
  answer: 'respond, response',
  ask: 'request',
  byHand: 'userInitiated',
  copiedRight: 'verifyCopiedFrames',
  demand: 'require…',
  described: 'draft',
  doing: 'phase',
  drawPage: 'prerender',
  drawnPages: 'prerenderedPages',
  Foot: 'footer',
  forget: 'clear, release, remove',
  giveBack: 'release…',
  grave: 'destructive',
  grpcDoor: 'lazy gRPC server',
  handOver: 'hydrate, start',
  Head: 'header',
  hear: 'handle…',
  hire: 'spawn',
  holdSession: 'suspend',
  indexBook: 'index registry',
  look: 'variant',
  making: 'creating, submitting',
  plate: 'scorePlate',
  rulesBook: 'ruleset registry',
  segmented: 'segmentedControl',
  sheet: 'factList',
  standing: 'status',
  tagged: 'tags',
  unlessHeld: 'suspended',
  wasByHand: 'userInitiated',
  whileSessionIsHeld: 'withSuspendedSession',
};

/** HTML and CSS names are the platform's own, and stored fields the specification's. */
const isForeign = (name: string) => name.includes('_');

function explain(name: string): string | undefined {
  const lowerCased = name.charAt(0).toLowerCase() + name.slice(1);
  const whole = [name, lowerCased].find((key) => Object.hasOwn(replacedNames, key));
  const word = splitWords(name).find((part) => Object.hasOwn(replacedWords, part));
  if (whole !== undefined) return replacedNames[whole];
  return word === undefined ? undefined : replacedWords[word];
}

const toCamelCase = (stem: string) =>
  stem.replaceAll(/-([a-z\d])/g, (_match, letter: string) => letter.toUpperCase());

/** Names use the field's terms, so that a reader never has to learn ours. */
export function checkVocabulary(file: SourceFile): Finding[] {
  const stem = file.path.slice(file.path.lastIndexOf('/') + 1).replace(/\..*$/, '');
  const names = [{ name: toCamelCase(stem), offset: 0 }, ...findDeclaredNames(file)];
  return names.flatMap(({ name, offset }) => {
    const better = isForeign(name) ? undefined : explain(name);
    if (better === undefined) return [];
    return [{ file: file.path, line: file.lineAt(offset), message: `'${name}': the field says ${better}` }];
  });
}
