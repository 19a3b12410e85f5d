import type { FollowTarget } from '#src/domain/follow.ts';
import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

type Kind = FollowTarget['kind'];

/** People and animals with names take "a", rodeos and events none. */
const withPreposition = (name: string, kind: Kind) =>
  kind === 'rodeo' || kind === 'event' ? name : `a ${name}`;

export const copy = {
  button: {
    follow: 'Seguir',
    following: 'Siguiendo',
    whom: withPreposition,
    followFailed: (name: string, reason: string, kind: Kind) =>
      `No pudimos seguir ${withPreposition(name, kind)}. ${reason}`,
    unfollowFailed: (name: string, reason: string, kind: Kind) =>
      `No pudimos dejar de seguir ${withPreposition(name, kind)}. ${reason}`,
  },
  loginDialog: {
    title: (name: string, kind: Kind) => `¿Seguir ${withPreposition(name, kind)}?`,
    text: 'Crea tu cuenta o entra para ver aquí primero las montas nuevas. Volverás aquí mismo.',
    verifyText: 'Verifica tu correo para seguir a jinetes, ganaderos y animales, o rodeos y pruebas.',
  },
  list: {
    title: 'Siguiendo',
    privacy: 'Solo tú puedes ver esta lista.',
    actingFor: (selectedName: string) => `Es de tu propia cuenta, no de ${selectedName}.`,
    loadError: 'No pudimos cargar a quién sigues',
    people: 'Jinetes y ganaderos',
    animals: 'Animales',
    rodeos: 'Rodeos',
    events: 'Pruebas',
    unavailablePerson: 'La cuenta ya no está disponible',
    unavailableAnimal: 'El animal ya no está disponible',
    empty: {
      title: 'Todavía no sigues a nadie',
      text: 'Sigue a jinetes, ganaderos, animales y rodeos en sus páginas. No avisamos a nadie.',
      search: 'Buscar jinetes y animales',
    },
  },
} satisfies Translation<typeof english>;
