import { afterEach, describe, expect, test, vi } from 'vitest';
import { getPorts } from '../backend/ports.ts';
import { getEmulatorEnvironment } from '../backend/project.ts';
import { assertNoEmulator, describeProject, openApp } from './open-app.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('the addresses of a project', () => {
  test('are those of its variables, and otherwise those of new projects', () => {
    const [storageBucket, databaseURL] = ['rodeo-live.appspot.com', 'https://rodeo-live.example'];
    const environment = {
      VITE_FIREBASE_STORAGE_BUCKET: storageBucket,
      VITE_FIREBASE_DATABASE_URL: databaseURL,
    };
    const description = `project rodeo-live: bucket ${storageBucket}, database ${databaseURL}`;
    expect(describeProject('rodeo-live', environment)).toEqual({ storageBucket, databaseURL, description });
    expect(describeProject('rodeo-staging', { VITE_FIREBASE_STORAGE_BUCKET: '' })).toMatchObject({
      storageBucket: 'rodeo-staging.firebasestorage.app',
      databaseURL: 'https://rodeo-staging-default-rtdb.firebaseio.com',
    });
  });

  test('are refused without variables of the project', () => {
    for (const name of Object.keys(getEmulatorEnvironment(getPorts('test')))) vi.stubEnv(name, undefined);
    return expect(openApp('no-such-project')).rejects.toThrow('VITE_FIREBASE_PROJECT_ID is');
  });
});

test.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'])(
  '%s is refused with a real project',
  (name) => {
    expect(() => assertNoEmulator({ [name]: '127.0.0.1:1' })).toThrow(`${name} is set`);
  },
);
