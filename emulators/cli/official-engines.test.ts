import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findJava, findOfficialEngines } from './official-engines.ts';

function createFile(file: string, text = ''): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o755 });
  return file;
}

/** A machine with this version of Java, and nothing else. */
function createMachine(version: number) {
  const folder = mkdtempSync(join(tmpdir(), 'official-engines-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const java = createFile(
    join(folder, 'java/bin/java'),
    `#!/bin/sh\necho 'openjdk version "${version}.0.2"' >&2`,
  );
  return { folder, java, environment: { HOME: folder, JAVA_HOME: join(folder, 'java') } };
}

test('finds Java and the JARs that the variables of firebase-tools name, which it prefers to those of gcloud', () => {
  const { folder, java, environment } = createMachine(25);
  const gcloud = createFile(
    join(folder, 'google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar'),
  );
  const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
  const withGcloud = { ...environment, CLOUDSDK_ROOT_DIR: join(folder, 'google-cloud-sdk') };
  const found = findOfficialEngines(withGcloud);
  expect(found).toEqual({ java, firestore: { jar: gcloud, mainClass }, database: undefined });

  const [firestore, database] = ['a.jar', 'b.jar'].map((name) => createFile(join(folder, name)));
  const variables = { FIRESTORE_EMULATOR_BINARY_PATH: firestore, DATABASE_EMULATOR_BINARY_PATH: database };
  expect(findOfficialEngines({ ...withGcloud, ...variables })).toEqual({
    java,
    firestore: { jar: firestore },
    database: { jar: database },
  });
});

test('passes over a Java before 21', () => {
  const { java, environment } = createMachine(17);
  expect(findJava(environment.JAVA_HOME)).not.toBe(java);
});
