import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, onTestFinished, test } from 'vitest';
import { env } from '#src/config/env.ts';
import { buildBull, buildHorse } from '#tests/support/factories/build-animal.ts';
import { buildContestant, buildContractor } from '#tests/support/factories/build-user.ts';
import { buildVideo } from '#tests/support/factories/build-video.ts';
import { renderApp } from '#tests/support/render-app.tsx';
import { failRequests, interceptRequests, recordRequests } from '#tests/support/requests.ts';
import { createUniqueWord, waitUntilIndexed } from '#tests/support/searchable-data.ts';
import {
  chooseOwner,
  chooseType,
  expectOptions,
  expectTag,
  findOptions,
  findTagInput,
  pressEnter,
  typeTag,
} from '#tests/support/choose-tags.ts';
import { createTestUser, getAdminFirestore } from '#tests/support/test-users.ts';
import { click, expectRole, expectText } from '#tests/support/user-actions.ts';

const searches = /\/documents\/search\?/;
const createUniqueName = () => createUniqueWord().replace('zq', 'Zq');

/** The form for editing a ride has the same fields as that of an upload. */
async function renderForm(data: Readonly<Record<string, object>> = {}) {
  const owner = buildContractor({ name: 'Cedar Gap' });
  const animal = buildBull(owner, { name: 'Copper Kettle', brand: 'K3' });
  const [bull, horse] = [
    buildBull(owner, { name: 'Red Mesa', brand: 'R3' }),
    buildHorse(owner, { name: 'Windmill', brand: 'W1' }),
  ];
  const stored = buildVideo(owner, { animal });
  const user = await createTestUser(owner);
  await renderApp(`/edit/video/${stored.id}`, {
    as: user,
    data: {
      ...data,
      [`animals/${animal.id}`]: animal,
      [`animals/${bull.id}`]: bull,
      [`animals/${horse.id}`]: horse,
      [`videos/${stored.id}`]: stored,
    },
  });
}

describe('choosing a tag', () => {
  test('[UPL-11] filters the own animals by type and by text, and clears the choice', async () => {
    await renderForm();
    await expectTag('Animal', 'Copper Kettle');
    const input = await findTagInput('Animal');
    await userEvent.click(input);
    await expectOptions('Animal', [/Copper Kettle/, /Red Mesa/, /Windmill/]);
    const types = within(await expectRole('radiogroup', 'Animal type')).getAllByRole('radio');
    expect(types.map((type) => type.parentElement?.textContent)).toEqual([
      ...['All', 'Bulls', 'Horses', 'Steers', 'Calfs'],
    ]);
    await chooseType('Horses');
    await userEvent.click(input);
    await expectOptions('Animal', [/Windmill/]);
    for (const type of ['Steers', 'Calfs'] as const) {
      await chooseType(type);
      await userEvent.click(input);
      await expectText('No animals yet');
    }
    await chooseType('Bulls');
    await typeTag('Animal', 'r3');
    await expectOptions('Animal', [/Red Mesa/]);
    await userEvent.keyboard('{Escape}');
    await expectTag('Animal', 'Copper Kettle');
    await click('button', 'Clear animal');
    await expectTag('Animal', '');
    expect(document.activeElement).toBe(input);
  });

  test('[UPL-08] finds a contestant despite typos', async () => {
    const rider = buildContestant({ first_name: 'Zachariah', last_name: createUniqueName() });
    await createTestUser(rider);
    await waitUntilIndexed('users', rider.id);
    await renderForm();
    await typeTag('Contestant', `${rider.last_name.slice(0, 4)}${rider.last_name.slice(5)}`);
    await waitFor(async () => {
      const texts = (await findOptions('Contestant')).map(({ textContent }) => textContent);
      expect(texts.filter((text) => text.includes(rider.last_name))).toHaveLength(1);
    });
  });

  test('[FIG-09] a contestant rides what they post, chooses who does otherwise, and ropes with a partner', async () => {
    const rider = buildContestant({ first_name: 'Dell', last_name: 'Ortega' });
    const [other, heeler] = [createUniqueName(), createUniqueName()].map((first_name) =>
      buildContestant({ first_name, last_name: 'Benally' }),
    );
    await Promise.all([createTestUser(other), createTestUser(heeler)]);
    const stored = buildVideo(rider, {
      ...{ contestants: [rider], event_type: 4, score: null, time: 6.1 },
    });
    await renderApp(`/edit/video/${stored.id}`, {
      as: await createTestUser(rider),
      data: { [`videos/${stored.id}`]: stored },
    });
    await expectTag('Who rides?', 'Me');
    await userEvent.click(await findTagInput('Who rides?'));
    await waitFor(async () =>
      expect((await findOptions('Who rides?'))[0]?.textContent).toBe('MeDell Ortega'),
    );
    const choose = async (label: 'Partner' | 'Who rides?', name: string) => {
      await waitUntilIndexed('users', [other, heeler].find((each) => each?.first_name === name)?.id ?? '');
      await typeTag(label, name);
      await expectOptions(label, [new RegExp(name)]);
      await pressEnter(label);
    };
    await choose('Partner', heeler!.first_name);
    const save = async () => {
      await click('button', 'Save');
      await click('button', 'Save', within(await screen.findByRole('dialog')));
    };
    const readTags = async () => {
      const video = await getAdminFirestore().doc(`videos/${stored.id}`).get();
      return video.get('contestants_id') as unknown;
    };
    await choose('Who rides?', other!.first_name);
    await save();
    await waitFor(async () => expect(await readTags()).toEqual([other!.id, heeler!.id]));
  });

  describe('[UPL-08] without the search service', () => {
    async function chooseByBeginning() {
      const rider = buildContestant({ first_name: createUniqueName() });
      const brand = createUniqueName().toUpperCase();
      const bull = buildBull(buildContractor({ name: 'Neighbor Stock' }), { name: 'Sorrel Smoke', brand });
      await createTestUser(rider);
      await renderForm({ [`animals/${bull.id}`]: bull });
      await userEvent.click(await findTagInput('Contestant'));
      await waitFor(async () => expect((await findOptions('Contestant')).length).toBeGreaterThan(0));
      await typeTag('Contestant', rider.first_name.toLowerCase().slice(0, 12));
      await expectOptions('Contestant', [new RegExp(rider.first_name)]);
      const hint = screen.queryByText('Search is unavailable right now. Type the start of a first name.');
      await pressEnter('Contestant');
      await expectTag('Contestant', `${rider.first_name} ${rider.last_name}`);
      await chooseOwner('Other');
      await typeTag('Animal', brand.toLowerCase());
      await expectOptions('Animal', [/Sorrel Smoke.*Neighbor Stock/]);
      await pressEnter('Animal');
      await expectTag('Animal', 'Sorrel Smoke');
      return hint;
    }

    test('[SRCH-08] contestants and animals are found by the beginning of names and brands', async () => {
      failRequests(searches);
      expect(await chooseByBeginning()).not.toBeNull();
    });

    test('where none is set up, too', async () => {
      const { search } = env;
      delete env.search;
      onTestFinished(() => void Object.assign(env, { search }));
      const { requests } = recordRequests(searches);
      await chooseByBeginning();
      expect(requests).toEqual([]);
    });
  });

  test('[LIST-01] offers another try if nothing loads', async () => {
    failRequests(searches);
    const queries = interceptRequests(/documents:runQuery/, () => new Response('{}', { status: 403 }));
    await renderForm();
    const alert = await expectText("We couldn't load the contestants.");
    queries.stop();
    await click('button', 'Try again', within(alert));
    await waitFor(() => expect(screen.queryByText(/We couldn't load the contestants/)).toBeNull());
    await userEvent.click(await findTagInput('Contestant'));
    await waitFor(async () => expect((await findOptions('Contestant')).length).toBeGreaterThan(0));
  });
});
