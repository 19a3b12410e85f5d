import { expect, test } from 'vitest';
import { findJava, findOfficialEngines } from './official-engines.ts';
import type { Machine } from './official-engines.ts';

const formatJavaVersion = (version: string) =>
  `openjdk version "${version}" 2025-04-15\nOpenJDK Runtime Environment`;

/** A machine with these Javas by program and these files, and firebase-tools' list of downloads. */
function createMachine(
  javas: Readonly<Record<string, string>>,
  files: readonly string[] = [],
  environment: Machine['environment'] = {},
): Machine {
  return {
    environment,
    homeDirectory: '/home/ann',
    readJavaVersion: (program) => javas[program],
    fileExists: (file) => files.includes(file),
    readDownloads: () =>
      JSON.stringify({
        firestore: { version: '1.22.0', downloadPathRelativeToCacheDir: 'firestore-v1.22.0.jar' },
        database: { version: '4.11.2', downloadPathRelativeToCacheDir: 'database-v4.11.2.jar' },
      }),
  };
}

const cacheFolder = '/home/ann/.cache/firebase/emulators';
const jars = [`${cacheFolder}/firestore-v1.22.0.jar`, `${cacheFolder}/database-v4.11.2.jar`];

test('finds Java on the PATH and the downloads of firebase-tools', () => {
  expect(findOfficialEngines(createMachine({ java: formatJavaVersion('21.0.2') }, jars))).toEqual({
    java: 'java',
    firestore: jars[0],
    database: jars[1],
  });
});

test('takes the Java of JAVA_HOME when that of the PATH is too old, and the other way round', () => {
  const home = '/opt/java/bin/java';
  const environment = { JAVA_HOME: '/opt/java' };
  expect(
    findJava(
      createMachine({ java: formatJavaVersion('17.0.15'), [home]: formatJavaVersion('24') }, [], environment),
    ),
  ).toBe(home);
  expect(
    findJava(
      createMachine({ java: formatJavaVersion('21'), [home]: formatJavaVersion('11.0.2') }, [], environment),
    ),
  ).toBe('java');
});

test('takes files that the variables of firebase-tools name', () => {
  const environment = {
    FIREBASE_EMULATORS_PATH: '/cache',
    DATABASE_EMULATOR_BINARY_PATH: '/jars/database.jar',
  };
  const files = ['/cache/firestore-v1.22.0.jar', '/jars/database.jar'];
  expect(
    findOfficialEngines(createMachine({ java: formatJavaVersion('21') }, files, environment)),
  ).toMatchObject({
    firestore: files[0],
    database: files[1],
  });
});

test('says what is missing by name: the version of Java found, and where each file was looked for', () => {
  expect(() => findOfficialEngines(createMachine({ java: formatJavaVersion('17.0.15') }))).toThrow(
    [
      "Google's own engines cannot run here. What is missing:",
      '  - Java 21 or newer: the one on the PATH is version 17',
      `  - the firestore emulator 1.22.0: expected at ${jars[0]} ("npx firebase setup:emulators:firestore" downloads it)`,
      `  - the database emulator 4.11.2: expected at ${jars[1]} ("npx firebase setup:emulators:database" downloads it)`,
    ].join('\n'),
  );
  expect(() =>
    findOfficialEngines(createMachine({ java: formatJavaVersion('21') }, jars.slice(0, 1))),
  ).toThrow(/missing:\n {2}- the database emulator 4\.11\.2[^\n]*$/);
});

test.each([
  [{}, {}, 'there is none on the PATH'],
  [{ java: 'command not understood' }, {}, 'the one on the PATH tells no version'],
  [
    { '/opt/java/bin/java': formatJavaVersion('11') },
    { JAVA_HOME: '/opt/java' },
    'the one in JAVA_HOME (/opt/java) is version 11, there is none on the PATH',
  ],
])('Java %j with %j: %s', (javas, environment, expected) => {
  expect(() => findJava(createMachine(javas, jars, environment))).toThrow(`Java 21 or newer: ${expected}`);
});
