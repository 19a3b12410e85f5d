import { beforeEach, describe, expect, test } from 'vitest';
import { isPushEndpoint, maxPushDevices } from '#src/domain/push.ts';
import { buildPushChoice, buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { createFirestoreFixture, expectAllowed, expectDenied } from './firestore-fixture.ts';
import { useFixture } from './use-fixture.ts';

const fixture = useFixture(createFirestoreFixture);
const write = (data: object) => fixture.as('fan').set('push/fan', data);
const withDevice = (fields: object) => ({
  ...buildPushChoice(),
  devices: [buildPushDevice(), { ...buildPushDevice(), ...fields }],
});
beforeEach(() => fixture.removeDocument('push/fan'));

test('[PUSH-08] a person stores up to five devices and what they choose', async () => {
  const devices = Array.from({ length: maxPushDevices }, () => buildPushDevice());
  await expectAllowed(write(buildPushChoice({ devices })));
  await expectAllowed(
    write(buildPushChoice({ devices: [], quiet_from: 0, quiet_until: 0, zone: 'Etc/GMT+7' })),
  );
  await expectDenied(write(buildPushChoice({ devices: [...devices, buildPushDevice()] })));
});

test.each([
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QGuQyavXutnMH',
  'https://wns2-bl2p.notify.windows.com/w/?token=BQYAAAB%2f%3d',
])('[PUSH-08] messages go to %s', async (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
  await expectAllowed(write(withDevice({ endpoint })));
});

describe('[PUSH-08] a server sends to what is stored, so no messages go to', () => {
  test.each([
    'https://attacker.example/fcm.googleapis.com/',
    'https://fcm.googleapis.com.attacker.example/x',
    'https://fcm.googleapis.com@attacker.example/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com\\@attacker.example/x',
    'https://xfcm.googleapis.com/x',
    'https://storage.googleapis.com/x',
    'https://push.apple.com/x',
    'https://attacker.example#.push.apple.com/x',
    'https://attacker.example/.push.apple.com/x',
    'https://web-push.apple.com.attacker.example/x',
    'http://fcm.googleapis.com/x',
    'https://169.254.169.254/computeMetadata/v1/',
    'https://localhost/x',
    'file:///etc/passwd',
    `https://fcm.googleapis.com/${'x'.repeat(901)}`,
    'https://fcm.googleapis.com/a\nb',
    '',
  ])('%j', async (endpoint) => {
    expect(isPushEndpoint(endpoint)).toBe(false);
    await expectDenied(write(withDevice({ endpoint })));
  });
});

describe('[PUSH-08] a person stores no', () => {
  test.each<[string, object]>([
    ['short key', withDevice({ p256dh: 'x' })],
    ['endless key', withDevice({ p256dh: 'x'.repeat(1000) })],
    ['other secret', withDevice({ auth: 'x'.repeat(23) })],
    ['text as the time', withDevice({ added: '2026' })],
    ['other field of a device', withDevice({ name: 'x' })],
    ['text as a device', { ...buildPushChoice(), devices: ['https://fcm.googleapis.com/x'] }],
    ['empty map of devices', { ...buildPushChoice(), devices: {} }],
    ['empty text as devices', { ...buildPushChoice(), devices: '' }],
    ['map of devices', { ...buildPushChoice(), devices: { one: buildPushDevice() } }],
    ['other kind', { ...buildPushChoice(), muted: ['all'] }],
    ['kind twice', { ...buildPushChoice(), hidden: ['hats', 'hats'] }],
    ['other language', { ...buildPushChoice(), language: 'de' }],
    ['endless zone', { ...buildPushChoice(), zone: 'x'.repeat(65) }],
    ['hour of none', { ...buildPushChoice(), quiet_from: 24 }],
    ['part of an hour', { ...buildPushChoice(), quiet_until: 7.5 }],
    ['other field', { ...buildPushChoice(), notes: 'x' }],
    ['part of a choice', { devices: [] }],
  ])('%s', async (_title, data) => {
    await expectDenied(write(data));
  });

  test.each([0, 1, 2, 3, 4])('damaged device at place %d', async (place) => {
    const devices = Array.from({ length: maxPushDevices }, () => buildPushDevice());
    devices[place] = buildPushDevice({ endpoint: 'https://attacker.example/' });
    await expectDenied(write(buildPushChoice({ devices })));
  });

  test('choice of somebody else, whose devices nobody sees', async () => {
    await fixture.storeDocument('push/rider', buildPushChoice());
    await expectDenied(fixture.as('fan').set('push/rider', buildPushChoice()));
    await expectDenied(fixture.as('fan').get('push/rider'));
    await expectDenied(fixture.as('admin').get('push/rider'));
    await expectDenied(fixture.as('fan').delete('push/rider'));
    await expectDenied(fixture.as('fan').list('push'));
  });

  test.each(['push_queue', 'push_state', 'push_rounds'])('document of %s', async (collection) => {
    await expectDenied(fixture.as('fan').set(`${collection}/fan`, { user_id: 'fan' }));
    await expectDenied(fixture.as('fan').get(`${collection}/fan`));
  });
});
