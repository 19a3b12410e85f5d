import { describe, expect, test } from 'vitest';
import { rodeoEvents } from '../rodeo-event.ts';
import { getMeaningName } from './meaning-name.ts';
import { removeWord, understandText } from './understand-text.ts';

/** What is understood, and what remains: 'Bull Riding, Texas | dusty devil'. */
function read(text: string, asText: readonly string[] = []): string {
  const { words, rest } = understandText(text, asText);
  const names = words.filter(({ isText }) => !isText).map(({ meaning }) => getMeaningName(meaning));
  return `${names.join(', ')} | ${rest}`;
}

describe('words of the sport', () => {
  test.each([
    ['bull riding', 'Bull Riding | '],
    ['Bull Riding, Texas 2025', 'Bull Riding, Texas, 2025 | '],
    ['texas dusty devil', 'Texas | dusty devil'],
    ['dusty devil texas', 'Texas | dusty devil'],
    ['"texas devil" bulls', 'Bull Riding | "texas devil"'],
    ['bulls “Bull”', 'Bull Riding | “Bull”'],
    ['«2025»', ' | «2025»'],
    ['12" bulls', 'Bull Riding | 12"'],
    ['bulls', 'Bull Riding | '],
    ['bull', 'Bull | '],
    ['tie-down', 'Tie Down Roping | '],
    ['três tambores', 'Barrel Racing | '],
    ['TRES TAMBORES', 'Barrel Racing | '],
    ['barriles en Jalisco', 'Barrel Racing, Jalisco | '],
    ['touro', 'Bull Riding | '],
    ['broncs', 'Saddle Bronc | '],
    ['novillos', 'Steer | '],
    ['bucked off', 'buck-off | '],
    ['derribada', 'buck-off | '],
    ['88.5', '88.5 | '],
    ['88,5', '88.5 | '],
    ['8.42 s barrels', '8.42, Barrel Racing | '],
    ['90 points', '90 | '],
    ['88', ' | 88'],
    ['J7', ' | J7'],
    ['617', ' | 617'],
    ['rides in wy', 'Wyoming | '],
    ['Pendleton, OR', 'Oregon | Pendleton'],
    ['pendleton, or', 'Oregon | pendleton'],
    ['pendleton or reno', ' | pendleton or reno'],
    ['de la Cruz', ' | de la Cruz'],
    ['oklahoma city', ' | oklahoma city'],
    ['new mexico', 'New Mexico | '],
    ['méxico', 'México | '],
    ['montaria em touros em barretos 2025', 'Bull Riding, 2025 | barretos'],
    ['são paulo', 'São Paulo | '],
    ['MT', 'Montana, Mato Grosso | '],
    ['new south wales', 'New South Wales | '],
    ['ciudad de méxico', 'Ciudad de México | '],
    ['bull ridding', 'Bull Riding | '],
    ['barel racing', 'Barrel Racing | '],
    ['steer wrestilng', 'Steer Wrestling | '],
    ['saddle bron', 'Saddle Bronc | '],
    ['bul', ' | bul'],
    ['rides of Cody Latham', ' | Cody Latham'],
    ['latham in texas', 'Texas | latham'],
    ['Rodeo Houston', ' | Rodeo Houston'],
    ['mejores montas de toros', 'Bull Riding | '],
    ['Reno, the biggest', ' | Reno, the biggest'],
    ['', ' | '],
  ])('%j is %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test('a word that was turned back is text', () => {
    expect(read('bull riding texas', ['Texas'])).toBe('Bull Riding | texas');
    expect(understandText('bull riding texas', ['texas']).words.map(({ isText }) => isText)).toEqual([
      false,
      true,
    ]);
  });

  test('[SRCH-09] a word is text in whatever case it is typed', () => {
    expect(read('Bull Riding TEXAS', ['texas'])).toBe('Bull Riding | TEXAS');
  });

  test('a removed word leaves the others', () => {
    const text = 'bull riding in texas latham';
    const [event] = understandText(text).words;
    expect(event && removeWord(text, event)).toBe('in texas latham');
  });

  test('all names on the screen are understood', () => {
    for (const { id, name } of rodeoEvents)
      expect(understandText(name).words).toMatchObject([{ meaning: { kind: 'event', eventId: id } }]);
  });
});
