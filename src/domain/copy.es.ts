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
  results: {
    words: {
      qualified: 'Calificada',
      'bucked-off': 'Cayó',
      're-ride': 'Remonta',
      'missed-out': 'Sin marcar',
      disqualified: 'DQ',
      'turned-out': 'No montó',
      time: 'Tiempo',
      'no-time': 'Sin tiempo',
    },
    spoken: {
      qualified: 'calificada',
      'bucked-off': 'cayó',
      're-ride': 'remonta',
      'missed-out': 'sin marcar a la salida',
      disqualified: 'descalificación',
      'turned-out': 'no montó',
      time: 'tiempo',
      'no-time': 'sin tiempo',
    },
    off: 'Caída',
    units: { score: 'Puntos', time: 'Tiempo' },
    noScore: 'Sin puntos',
    seconds: (seconds: string) => `${seconds} s`,
  },
  headline: {
    // "e Ignacio", but "y Hierro".
    and: (next: string) => (/^h?[ií](?![eé])/i.test(next) ? ' e ' : ' y '),
    by: 'de',
    on: 'en',
    with: 'con',
  },
  beside: {
    yours: {
      score: (figure: string) => `tus ${figure} puntos`,
      time: (figure: string) => `tus ${figure}`,
      buckOff: 'tu caída',
      ride: 'tu monta',
    },
    theirs: {
      score: (figure: string) => `los ${figure} puntos`,
      time: (figure: string) => `los ${figure}`,
      buckOff: 'la caída',
      ride: 'la monta',
    },
  },
} satisfies Translation<typeof english>;
