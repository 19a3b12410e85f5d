import type { SeededRandom } from '../../../fuzz/seeded-random.ts';
import { createFields, createItem, fieldPaths } from './random-data.ts';

const documentCount = 3;

/** The names of the documents that random commits write. */
export function getCommitNames(root: string): readonly string[] {
  return Array.from({ length: documentCount }, (_, index) => `${root}/w/d${index}`);
}

function createTransform(random: SeededRandom, root: string): object {
  const fieldPath = random.pick(fieldPaths);
  const number = () =>
    random.pick([
      { integerValue: '1' },
      { doubleValue: 0.5 },
      { integerValue: '9223372036854775807' },
      { doubleValue: 'NaN' },
    ]);
  const items = () => ({ values: [createItem(random, root), createItem(random, root)] });
  switch (random.nextInt(5)) {
    case 0:
      return { fieldPath, increment: number() };
    case 1:
      return { fieldPath, maximum: number() };
    case 2:
      return { fieldPath, minimum: number() };
    case 3:
      return { fieldPath, appendMissingElements: items() };
    default:
      return { fieldPath, removeAllFromArray: items() };
  }
}

function createWrite(random: SeededRandom, root: string): object {
  const name = random.pick(getCommitNames(root));
  const currentDocument = random.pick([
    undefined,
    undefined,
    { exists: true },
    { exists: false },
    { updateTime: '2020-01-01T00:00:00Z' },
  ]);
  const choice = random.nextInt(10);
  if (choice < 2) return { delete: name, currentDocument };
  if (choice === 2) return { verify: name, currentDocument };
  const transforms = Array.from({ length: random.pick([0, 0, 1, 2]) }, () => createTransform(random, root));
  if (choice === 3) return { transform: { document: name, fieldTransforms: transforms }, currentDocument };
  const fieldPathsOfMask = Array.from({ length: random.nextInt(4) }, () => random.pick([...fieldPaths, 'm']));
  return {
    update: { name, fields: createFields(random, root, ['a', 'b', 'c', 'm']) },
    ...(random.oneIn(2) && { updateMask: { fieldPaths: fieldPathsOfMask } }),
    ...(transforms.length > 0 && { updateTransforms: transforms }),
    currentDocument,
  };
}

/** One to three writes of the same few documents. */
export function createCommit(random: SeededRandom, root: string): readonly object[] {
  return Array.from({ length: 1 + random.nextInt(3) }, () => createWrite(random, root));
}
