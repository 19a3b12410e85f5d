import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseArguments, UsageError } from './parse-arguments.ts';

const existingFile = join(import.meta.dirname, '../package.json');

describe('commands', () => {
  test('start an engine with defaults', () => {
    expect(parseArguments(['firestore'], {})).toEqual({
      name: 'firestore',
      endsWithParent: false,
      options: { host: '127.0.0.1', port: 8080, projectId: 'demo-project' },
    });
    expect(parseArguments(['database'], {})).toEqual({
      name: 'database',
      endsWithParent: false,
      options: { host: '127.0.0.1', port: 9000 },
    });
    expect(parseArguments(['storage-rules'])).toEqual({ name: 'storage-rules' });
  });

  test('pass options to the engine', () => {
    const argv = ['firestore', '--host', '0.0.0.0', '--port=0', '--project', 'demo-a'];
    const files = ['--rules', existingFile, '--indexes', existingFile, '--import', existingFile];
    expect(parseArguments([...argv, ...files], { npm_command: 'exec' })).toEqual({
      name: 'firestore',
      endsWithParent: true,
      options: {
        host: '0.0.0.0',
        port: 0,
        projectId: 'demo-a',
        rulesFile: existingFile,
        indexesFile: existingFile,
        importFile: existingFile,
      },
    });
  });

  test('pass every argument of the suite on', () => {
    expect(parseArguments(['suite', '--only', 'firestore', '--help'])).toEqual({
      name: 'suite',
      arguments: ['--only', 'firestore', '--help'],
    });
  });

  test.each([[['--help']], [['-h']], [['help']], [['database', '--help']]])('%j shows the usage', (argv) => {
    expect(parseArguments(argv)).toEqual({ name: 'help' });
  });

  test.each([
    [[], 'Missing command'],
    [['pubsub'], 'Unknown command "pubsub"'],
    [['database', '--rules', existingFile], "Unknown option '--rules'"],
    [['database', 'extra'], "Unexpected argument 'extra'"],
    [['firestore', '--port'], 'argument missing'],
    [['firestore', '--port', 'http'], '--port: expected a number from 0 to 65535, got "http"'],
    [['firestore', '--port', '65536'], '--port: expected a number'],
    [['firestore', '--rules', 'missing.rules'], '--rules: no such file: missing.rules'],
    [['firestore', '--indexes', 'missing.json'], '--indexes: no such file: missing.json'],
  ])('rejects %j', (argv, message) => {
    expect(() => parseArguments(argv)).toThrow(UsageError);
    expect(() => parseArguments(argv)).toThrow(message);
  });
});

describe('arguments of firebase-tools for java', () => {
  const javaArguments = (jar: string, ...options: string[]) => [
    '-Duser.language=en',
    '-jar',
    jar,
    ...options,
  ];

  test('start an engine and ignore options that it does not have', () => {
    const options = ['--host', '127.0.0.1', '--port', '8180', '--websocket_port', '9250'];
    const firestoreOptions = ['--project_id', 'demo-x', '--rules', existingFile];
    const argv = javaArguments('/cache/firestore.jar', ...options, ...firestoreOptions);
    expect(parseArguments([...argv, '--seed_from_export', existingFile], {})).toEqual({
      name: 'firestore',
      endsWithParent: true,
      options: {
        host: '127.0.0.1',
        port: 8180,
        projectId: 'demo-x',
        rulesFile: existingFile,
        importFile: existingFile,
      },
    });
    expect(parseArguments(javaArguments('/cache/database.jar', ...options), {})).toEqual({
      name: 'database',
      endsWithParent: true,
      options: { host: '127.0.0.1', port: 8180 },
    });
    expect(parseArguments(javaArguments('/cache/storage.jar', 'serve'), {})).toEqual({
      name: 'storage-rules',
    });
  });

  test('take the indexes file from the environment when it exists', () => {
    const argv = javaArguments('/cache/firestore.jar', '--port', '1');
    expect(parseArguments(argv, { EMULATOR_FIRESTORE_INDEXES: existingFile })).toMatchObject({
      options: { indexesFile: existingFile },
    });
    const withoutIndexes = parseArguments(argv, { EMULATOR_FIRESTORE_INDEXES: '/missing.json' });
    expect(withoutIndexes).not.toHaveProperty('options.indexesFile');
  });
});
