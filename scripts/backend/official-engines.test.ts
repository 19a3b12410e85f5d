import { expect, test } from 'vitest';
import { findJava, findOfficialEngines, getLaunchArguments } from './official-engines.ts';
import type { Machine } from './official-engines.ts';

const formatJavaVersion = (version: string) =>
  `openjdk version "${version}" 2025-04-15\nOpenJDK Runtime Environment`;

/** @param javas version output by program */
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
    listFolder: (folder) => (folder === '/usr/lib/jvm' ? ['java-17', 'java-25'] : []),
    readDownloads: () =>
      JSON.stringify({
        firestore: { version: '1.22.0', downloadPathRelativeToCacheDir: 'firestore-v1.22.0.jar' },
        database: { version: '4.11.2', downloadPathRelativeToCacheDir: 'database-v4.11.2.jar' },
      }),
  };
}

const cacheFolder = '/home/ann/.cache/firebase/emulators';
const jars = [`${cacheFolder}/firestore-v1.22.0.jar`, `${cacheFolder}/database-v4.11.2.jar`];

test('finds Java on the PATH and the jars downloaded by firebase-tools', () => {
  expect(findOfficialEngines(createMachine({ java: formatJavaVersion('21.0.2') }, jars))).toEqual({
    java: 'java',
    firestore: { jar: jars[0], mainClass: undefined },
    database: { jar: jars[1], mainClass: undefined },
  });
});

test('falls back between JAVA_HOME and PATH when one Java is too old', () => {
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

test('uses the paths in the environment variables of firebase-tools', () => {
  const environment = {
    FIREBASE_EMULATORS_PATH: '/cache',
    DATABASE_EMULATOR_BINARY_PATH: '/jars/database.jar',
  };
  const files = ['/cache/firestore-v1.22.0.jar', '/jars/database.jar'];
  expect(
    findOfficialEngines(createMachine({ java: formatJavaVersion('21') }, files, environment)),
  ).toMatchObject({ firestore: { jar: files[0] }, database: { jar: files[1] } });
});

test('finds Java among the installed versions and the Firestore emulator of gcloud', () => {
  const java = '/usr/lib/jvm/java-25/bin/java';
  const jar = '/usr/lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  const javas = { java: formatJavaVersion('17'), [java]: formatJavaVersion('25') };
  const engines = findOfficialEngines(createMachine(javas, [jar]));
  expect(engines).toMatchObject({ java, firestore: { jar }, database: undefined });
  expect(getLaunchArguments(engines.firestore)).toEqual([
    '-Duser.language=en',
    '-cp',
    jar,
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  ]);
  const root = '/gcloud/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';
  expect(
    findOfficialEngines(createMachine(javas, [root], { CLOUDSDK_ROOT_DIR: '/gcloud' })).firestore.jar,
  ).toBe(root);
});

test('prefers the jar of firebase-tools, which it starts by itself', () => {
  const { firestore } = findOfficialEngines(createMachine({ java: formatJavaVersion('21') }, jars));
  expect(getLaunchArguments(firestore)).toEqual(['-Duser.language=en', '-jar', jars[0]]);
});

test('reports the Java version found and the expected path of a missing file', () => {
  expect(() => findOfficialEngines(createMachine({ java: formatJavaVersion('17.0.15') }))).toThrow(
    [
      "Google's emulators cannot run here. Missing:",
      '  - Java 21 or newer: found version 17 on the PATH, found none in /usr/lib/jvm/java-17, found none in /usr/lib/jvm/java-25',
      `  - the firestore emulator: expected at ${jars[0]} ("npx firebase setup:emulators:firestore" downloads it), or as gcloud's component cloud-firestore-emulator`,
    ].join('\n'),
  );
});

test.each([
  [{}, {}, 'found none on the PATH'],
  [{ java: 'command not understood' }, {}, 'found an unknown version on the PATH'],
  [
    { '/opt/java/bin/java': formatJavaVersion('11') },
    { JAVA_HOME: '/opt/java' },
    'found version 11 in JAVA_HOME (/opt/java), found none on the PATH',
  ],
])('Java %j with %j: %s', (javas, environment, expected) => {
  expect(() => findJava(createMachine(javas, jars, environment))).toThrow(`Java 21 or newer: ${expected}`);
});
