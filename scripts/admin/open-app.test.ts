import { afterEach, describe, expect, test, vi } from 'vitest';
import { getPorts } from '../backend/ports.ts';
import { getEmulatorEnvironment } from '../backend/project.ts';
import { assertNoEmulator, describeProject, openProjectApp } from './open-app.ts';

afterEach(() => void vi.unstubAllEnvs());

describe('the addresses of a project', () => {
  test('are those of its variables', () => {
    const environment = {
      VITE_FIREBASE_STORAGE_BUCKET: 'rodeo-live.appspot.com',
      VITE_FIREBASE_DATABASE_URL: 'https://rodeo-live.europe-west1.firebasedatabase.app',
    };
    expect(describeProject('rodeo-live', environment)).toEqual({
      storageBucket: 'rodeo-live.appspot.com',
      databaseURL: 'https://rodeo-live.europe-west1.firebasedatabase.app',
      description:
        'project rodeo-live: bucket rodeo-live.appspot.com, database https://rodeo-live.europe-west1.firebasedatabase.app',
    });
  });

  test('are those of new projects where the variables name none', () => {
    expect(describeProject('rodeo-staging', { VITE_FIREBASE_STORAGE_BUCKET: '' })).toMatchObject({
      storageBucket: 'rodeo-staging.firebasestorage.app',
      databaseURL: 'https://rodeo-staging-default-rtdb.firebaseio.com',
    });
  });

  test('are refused without variables of the project', () => {
    for (const name of Object.keys(getEmulatorEnvironment(getPorts('test')))) vi.stubEnv(name, undefined);
    return expect(openProjectApp('no-such-project')).rejects.toThrow('VITE_FIREBASE_PROJECT_ID is');
  });
});

test.each(['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'])(
  '%s is refused with a real project',
  (name) => {
    expect(() => assertNoEmulator({ [name]: '127.0.0.1:1' })).toThrow(`${name} is set`);
  },
);
