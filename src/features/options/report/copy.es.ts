import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  ride: {
    title: '¿Reportar esta monta?',
    verifyText: 'Verifica tu correo para reportar montas.',
    reported: 'Monta reportada. Gracias por avisarnos.',
  },
  reel: {
    title: '¿Reportar este reel?',
    verifyText: 'Verifica tu correo para reportar reels.',
    reported: 'Reel reportado. Gracias por avisarnos.',
  },
  'result list': {
    title: '¿Reportar esta lista de resultados?',
    verifyText: 'Verifica tu correo para reportar listas de resultados.',
    reported: 'Lista de resultados reportada. Gracias por avisarnos.',
  },
  text: (title: string) => `Revisaremos “${title}” y lo retiraremos si rompe nuestras reglas.`,
  loginText: 'Entra para reportar. Volverás aquí mismo.',
  reason: '¿Qué tiene de malo?',
  optional: 'Opcional',
  noReason: 'Sin motivo',
  reasons: {
    'wrong-names': 'Jinete o animal equivocado',
    privacy: 'No quiero aparecer',
    cruelty: 'Crueldad con un animal',
    'not-rodeo': 'No es rodeo',
    copied: 'Copiado sin permiso',
    other: 'Otra cosa',
  },
  confirm: 'Reportar',
  pending: 'Reportando …',
  cancel: 'Cancelar',
} satisfies Translation<typeof english>;
