import { expect, test } from 'vitest';
import { findJava, findOfficialEngines, getLaunchArguments, type Machine } from './official-engines.ts';

const java = (version: string) => `openjdk version "${version}" 2025-04-15\nOpenJDK Runtime Environment`;
const home = '/opt/java/bin/java';
const jvm = '/usr/lib/jvm/java-25/bin/java';

/** @param javas version output by program @param files what exists */
const createMachine = (
  javas: Readonly<Record<string, string>>,
  files = /^$/,
  environment: Machine['environment'] = {},
): Machine => ({
  environment: { HOME: '/home/ann', ...environment },
  readJavaVersion: (program) => javas[program],
  fileExists: (file) => files.test(file),
  listJavaHomes: () => ['/usr/lib/jvm/java-17', '/usr/lib/jvm/java-25'],
});

const downloads = /^\/home\/ann\/\.cache\/firebase\/emulators\/.*\.jar$/;

test('finds Java on the PATH and the jars downloaded by firebase-tools, which it prefers', () => {
  const engines = findOfficialEngines(createMachine({ java: java('21.0.2') }, /\.jar$/));
  expect(engines.java).toBe('java');
  expect(engines.firestore.jar).toMatch(downloads);
  expect(engines.database?.jar).toMatch(downloads);
  expect(getLaunchArguments(engines.firestore)).toEqual([
    '-Duser.language=en',
    '-jar',
    engines.firestore.jar,
  ]);
});

test.each([
  [{ java: java('17.0.15'), [home]: java('24') }, home],
  [{ java: java('21'), [home]: java('11.0.2') }, 'java'],
  [{ java: java('17'), [jvm]: java('25') }, jvm],
])('falls back between JAVA_HOME, PATH and the installed versions: %j', (javas, expected) => {
  expect(findJava(createMachine(javas, /^$/, { JAVA_HOME: '/opt/java' }))).toBe(expected);
});

test('uses the paths in the environment variables of firebase-tools', () => {
  const environment = {
    FIREBASE_EMULATORS_PATH: '/cache',
    DATABASE_EMULATOR_BINARY_PATH: '/jars/database.jar',
  };
  const engines = findOfficialEngines(
    createMachine({ java: java('21') }, /^\/(cache|jars)\/.*\.jar$/, environment),
  );
  expect(engines.firestore.jar).toMatch(/^\/cache\//);
  expect(engines.database?.jar).toBe('/jars/database.jar');
});

test.each([
  [{}, '/usr/lib/google-cloud-sdk'],
  [{ CLOUDSDK_ROOT_DIR: '/gcloud' }, '/gcloud'],
])('finds the Firestore emulator of gcloud, which has no other: %j', (environment, folder) => {
  const jar = `${folder}/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar`;
  const engines = findOfficialEngines(
    createMachine({ java: java('25') }, new RegExp(`^${jar}$`), environment),
  );
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  expect(engines).toMatchObject({ firestore: { jar, mainClass }, database: undefined });
  expect(getLaunchArguments(engines.firestore)).toEqual(['-Duser.language=en', '-cp', jar, mainClass]);
});

test.each([
  [{}, {}, 'found none on the PATH, found none in /usr/lib/jvm/java-17'],
  [{ java: 'command not understood' }, {}, 'found an unknown version on the PATH'],
  [
    { [home]: java('11') },
    { JAVA_HOME: '/opt/java' },
    'found version 11 in JAVA_HOME (/opt/java), found none',
  ],
])('reports the Java found, and the expected path of what is missing: %j', (javas, environment, found) => {
  const find = () => findOfficialEngines(createMachine(javas, /^$/, environment));
  expect(find).toThrow(`Java 21 or newer: ${found}`);
  expect(find).toThrow(/firestore emulator: expected at \/home\/ann\/\.cache\/firebase\/emulators\/.*\.jar/);
});
