import { expect, test } from 'vitest';
import { parseJavaArguments } from './java-arguments.ts';

const firestore =
  '-Dgoogle.cloud_firestore.debug_log_level=FINE -Duser.language=en -jar /home/a b/firestore.jar ' +
  '--host 127.0.0.1 --port 8180 --websocket_port 9250 --project_id demo-x --single_project_mode true';

test('parses the engine and its options', () => {
  const argv = firestore.replace('a b', 'a_b').split(' ');
  const { engine, options } = parseJavaArguments(argv);
  expect(engine).toBe('firestore');
  expect(Object.fromEntries(options)).toEqual({
    host: '127.0.0.1',
    port: '8180',
    websocket_port: '9250',
    project_id: 'demo-x',
    single_project_mode: 'true',
  });
});

test('parses the storage rules runtime, which has a subcommand but no options', () => {
  const argv = ['-Djava.security.manager=disallow', '-jar', '/database/storage.jar', 'serve'];
  expect(parseJavaArguments(argv)).toEqual({ engine: 'storage', options: new Map() });
});

test('names a missing -jar option or an unknown jar', () => {
  expect(() => parseJavaArguments(['-Dx=y'])).toThrow('-jar');
  expect(() => parseJavaArguments(['-jar', '/x/pubsub.jar'])).toThrow('/x/pubsub.jar');
});
