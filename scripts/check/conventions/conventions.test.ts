import { describe, expect, test } from 'vitest';
import { parseSourceFile } from '../structure/source-file.ts';
import { checkCommentShare } from './comment-share.ts';
import { checkDialect } from './dialect.ts';
import { splitWords } from './identifiers.ts';
import { checkVocabulary } from './vocabulary.ts';

const getMessages = (findings: readonly { message: string }[]) => findings.map(({ message }) => message);

describe('comment share', () => {
  const lines = (count: number, line: string) => `${line}\n`.repeat(count);
  const buildLayer = (comments: number) => [
    parseSourceFile('src/ui/a.ts', lines(100 - comments, 'f();') + lines(comments, '// why')),
  ];

  test('accepts 3 % and rejects more', () => {
    expect(checkCommentShare(buildLayer(3))).toEqual([]);
    expect(getMessages(checkCommentShare(buildLayer(4)))).toEqual([
      '4.0 % of src/ui are comment lines, at most 3 %',
    ]);
  });

  test('counts every line of a block, and no tests', () => {
    const block = parseSourceFile('src/app/a.ts', `/*\n\n\n*/\n${lines(36, 'f();')}`);
    expect(getMessages(checkCommentShare([block]))).toEqual([
      '10.0 % of src/app are comment lines, at most 3 %',
    ]);
    expect(checkCommentShare([parseSourceFile('src/app/a.test.ts', '// why\n')])).toEqual([]);
  });
});

describe('vocabulary', () => {
  test.each([
    ['a function', 'export function handOver() {}'],
    ['a parameter', 'export const act = (look: string) => look;'],
    ['a binding with a default', 'const { a: [told = 1] } = b;'],
    ['a member of a type', 'interface A { tell: () => void }'],
    ['a private member', 'class A { #court = 1; }'],
    ['a word inside a name', 'const filmLength = 1;'],
    ['a type', 'type Described = 1;'],
  ])('rejects %s', (_what, code) => {
    expect(checkVocabulary(parseSourceFile('src/lib/a.ts', code))).toHaveLength(1);
  });

  test('rejects a file name', () => {
    expect(getMessages(checkVocabulary(parseSourceFile('src/lib/hand-over.ts', '')))).toEqual([
      "'handOver': the field says hydrate, start",
    ]);
  });

  test.each([
    ['uses of other people’s names', 'document.head.append(element.answer);'],
    ['stored fields', 'const a = { tagged_animal_contractor_id: 1 };'],
    ['ordinary words inside longer names', 'const lookupTable = 1, headCount = 2, askUser = 3;'],
  ])('accepts %s', (_what, code) => {
    expect(checkVocabulary(parseSourceFile('src/lib/a.ts', code))).toEqual([]);
  });

  test('splits names into words', () => {
    expect(splitWords('parseHTMLText2')).toEqual(['parse', 'html', 'text2']);
    expect(splitWords('PLAY_SPEED')).toEqual(['play', 'speed']);
  });
});

describe('dialect', () => {
  test.each([
    ['a constant in capitals', 'const MAX_SIZE = 1;', "'MAX_SIZE': constants are camelCase"],
    [
      'a private keyword',
      'class A { private b = 1; }',
      "'private': private members are #private, public ones have no keyword",
    ],
    ['a directive of ESLint', '// eslint-disable-next-line x -- y\na();', 'lint directives are oxlint-…'],
    [
      'a directive without a reason',
      '// oxlint-disable-next-line x\na();',
      'a lint directive gives its reason after --',
    ],
  ])('rejects %s', (_what, code, message) => {
    expect(getMessages(checkDialect(parseSourceFile('src/lib/a.ts', code)))).toEqual([message]);
  });

  test('accepts what it asks for', () => {
    const code = 'const maxSize = 1;\nclass A { #b = 1; }\n// oxlint-disable-next-line x -- y\na(URL, UUID);';
    expect(checkDialect(parseSourceFile('src/lib/a.ts', code))).toEqual([]);
  });
});
