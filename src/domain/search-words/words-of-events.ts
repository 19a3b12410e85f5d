import type { AnimalType } from '../animal.ts';

/**
 * What fans call the events, in English, Spanish and Portuguese, by their ids; folded (see `toWordText`). The names on
 * the screen are among them, so that a search in one language finds in another, too.
 */
export const eventPhrases: Readonly<Record<number, readonly string[]>> = {
  1: [
    ...['bull riding', 'bullriding', 'bull ride', 'bull rides', 'bull rider', 'bull riders', 'bulls'],
    ...[
      'monta de toros',
      'monta de toro',
      'jineteo de toros',
      'jineteo de toro',
      'jinete de toros',
      'jaripeo',
    ],
    ...['toros', 'toro', 'montaria em touros', 'montaria em touro', 'montarias em touros', 'touros', 'touro'],
  ],
  2: [
    ...[
      'bareback riding',
      'bareback bronc riding',
      'bareback bronc',
      'bareback broncs',
      'bareback',
      'barebacks',
    ],
    ...[
      'caballo a pelo',
      'caballos a pelo',
      'bronco a pelo',
      'monta a pelo',
      'a pelo',
      'jineteo a pelo',
      'pretal',
    ],
    ...['cavalo sem sela', 'montaria sem sela', 'sem sela'],
  ],
  3: [
    ...[
      'saddle bronc riding',
      'saddle bronc',
      'saddle broncs',
      'bronc riding',
      'broncs',
      'bronc',
      'bronc rider',
    ],
    ...['bronco con montura', 'caballo con montura', 'monta con montura', 'con montura', 'broncos'],
    ...['sela americana', 'montaria com sela', 'bronco com sela', 'cavalo com sela'],
  ],
  4: [
    ...['team roping', 'team ropers', 'team roper', 'heading and heeling', 'header and heeler'],
    ...['lazo en pareja', 'lazo por parejas', 'lazo por equipos', 'lazo doble', 'lazo en parejas'],
    ...['laco em dupla', 'laco de dupla', 'laco em duplas'],
  ],
  5: [
    ...['barrel racing', 'barrel race', 'barrel races', 'barrel racer', 'barrel racers', 'barrels', 'barrel'],
    ...['carrera de barriles', 'carreras de barriles', 'barriles', 'barril'],
    ...['tres tambores', '3 tambores', 'prova dos tres tambores', 'prova de tambor', 'tambores', 'tambor'],
  ],
  6: [
    ...['steer wrestling', 'steer wrestler', 'steer wrestlers', 'bulldogging', 'bulldogger', 'bull dogging'],
    ...['derribo de novillo', 'derribo de novillos', 'derribe de novillo', 'lucha de novillos'],
    ...['derrubada de novilho', 'derrubada de boi', 'bulldog'],
  ],
  7: [
    ...[
      'tie down roping',
      'tiedown roping',
      'tie down',
      'tiedown',
      'calf roping',
      'calf roper',
      'calf ropers',
    ],
    ...['lazo de becerro', 'lazo de becerros', 'lazo de ternero', 'lazo de terneros'],
    ...['laco de bezerro', 'laco ao bezerro', 'laco individual'],
  ],
  8: [
    ...['breakaway roping', 'breakaway', 'break away roping', 'break away', 'breakaway roper', 'breakaways'],
    ...['lazo breakaway', 'laco breakaway'],
  ],
  9: [
    ...['pole bending', 'poles', 'pole benders', 'pole bender'],
    ...['carrera de postes', 'postes', 'estacas', 'carrera de estacas'],
    ...['seis balizas', '6 balizas', 'prova das seis balizas', 'balizas', 'baliza'],
  ],
  10: [
    ...['goat tying', 'goat tyer', 'goat tiers', 'goats', 'goat'],
    ...['amarre de chivo', 'amarre de chivos', 'amarre de cabra', 'amarre de cabras', 'chivos', 'chivo'],
    ...['amarracao de cabrito', 'amarracao de cabra', 'amarra de cabra', 'amarrar cabrito', 'cabrito'],
  ],
};

/** What fans call the animals. "Touros" and "toros" are an event, as "bulls" are. */
export const animalTypePhrases: Readonly<Record<AnimalType, readonly string[]>> = {
  bull: [
    ...['bull', 'bucking bull', 'bucking bulls', 'toro de reparo', 'toros de reparo'],
    ...['touro de rodeio', 'touros de rodeio', 'boi de rodeio'],
  ],
  horse: ['horse', 'horses', 'bucking horse', 'bucking horses', 'caballo', 'caballos', 'cavalo', 'cavalos'],
  steer: ['steer', 'steers', 'novillo', 'novillos', 'novilho', 'novilhos'],
  calf: ['calf', 'calves', 'becerro', 'becerros', 'ternero', 'terneros', 'bezerro', 'bezerros'],
};

/** What fans call a ride that ended before the whistle. */
export const buckOffPhrases: readonly string[] = [
  ...['bucked off', 'buckedoff', 'buck off', 'buck offs', 'buckoff', 'buckoffs', 'thrown off'],
  ...[
    'derribado',
    'derribada',
    'derribados',
    'derribadas',
    'derribe',
    'derribes',
    'tumbado',
    'tumbada',
    'caida',
    'caidas',
  ],
  ...['caiu antes', 'derrubado', 'derrubada', 'derrubados', 'queda', 'quedas', 'caiu', 'nao parou'],
];
