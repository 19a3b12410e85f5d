import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  events: [
    'Monta de toros',
    'Caballo a pelo',
    'Bronco con montura',
    'Lazo en pareja',
    'Carrera de barriles',
    'Derribo de novillo',
    'Lazo de becerro',
    'Lazo breakaway',
    'Carrera de postes',
    'Amarre de chivo',
  ],
  accountTypes: { contractor: 'Ganadero', contestant: 'Competidor', fan: 'Aficionado', staff: 'Equipo' },
  unnamed: 'Sin nombre',
  riders: { score: 'Jinete', time: 'Jinete' },
  headline: {
    // "e Ignacio", but "y Hierro".
    and: (next: string) => (/^h?[ií](?![eé])/i.test(next) ? ' e ' : ' y '),
    buckedOff: 'cayó',
    by: 'de',
    on: 'en',
    with: 'con',
  },
} satisfies Translation<typeof english>;
