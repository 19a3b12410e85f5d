import { expect, test } from 'vitest';
import { buildPushChoice, buildPushDevice } from '#tests/support/factories/build-push-choice.ts';
import { alertTypes } from './notification.ts';
import {
  addDevice,
  chooseKind,
  getNoticeKind,
  isShownInList,
  parsePushChoice,
  removeDevice,
  withoutKeys,
} from './push.ts';

test('[PUSH-03] every notification has a kind', () => {
  const kinds = Object.entries(alertTypes).map(([name, type]) => `${name} ${getNoticeKind(type)}`);
  expect(kinds.filter((each) => !each.endsWith('access'))).toEqual([
    ...['taggedInVideo tags', 'videoOfAnimal tags'],
    ...['takenDown moderation', 'answered moderation', 'hatTipped hats', 'reelTakenDown moderation'],
    ...['filmsLinked tags', 'filmsParted tags'],
  ]);
});

test('[PUSH-03] a kind goes and comes back, in the list and for devices', () => {
  const without = chooseKind(buildPushChoice({ muted: [] }), 'hidden', { kind: 'hats', isOn: false });
  expect([without.hidden, without.muted]).toEqual([['hats'], []]);
  const twice = chooseKind(without, 'hidden', { kind: 'hats', isOn: false });
  expect(twice.hidden).toEqual(['hats']);
  expect(chooseKind(twice, 'hidden', { kind: 'hats', isOn: true }).hidden).toEqual([]);
  expect(isShownInList({ alert_type: alertTypes.hatTipped }, without.hidden)).toBe(false);
  expect(isShownInList({ alert_type: alertTypes.invited }, without.hidden)).toBe(true);
});

test('[PUSH-08] of more than five devices the first goes, and one that subscribes again has its new keys', () => {
  const ids = (choice: ReturnType<typeof buildPushChoice>) => choice.devices.map(({ endpoint }) => endpoint);
  let choice = buildPushChoice({ devices: [] });
  for (const endpoint of ['c', 'a', 'f', 'b', 'e', 'd'])
    choice = addDevice(choice, buildPushDevice({ endpoint }));
  expect(ids(choice)).toEqual(['a', 'f', 'b', 'e', 'd']);
  choice = addDevice(choice, buildPushDevice({ endpoint: 'f', auth: 'new' }));
  expect(ids(choice)).toEqual(['a', 'b', 'e', 'd', 'f']);
  expect(choice.devices.at(-1)?.auth).toBe('new');
  expect(ids(removeDevice(choice, 'e'))).toEqual(['a', 'b', 'd', 'f']);
});

test('[PUSH-08] what a person is given has no keys', () => {
  expect(withoutKeys(buildPushChoice()).devices).toEqual([
    { service: 'fcm.googleapis.com', added: buildPushDevice().added },
  ]);
});

test('without a choice all is shown, and nothing is sent at night', () => {
  expect(parsePushChoice(undefined)).toEqual(
    buildPushChoice({ devices: [], muted: [], zone: '', language: 'en', quiet_from: 22, quiet_until: 7 }),
  );
});
