import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  button: {
    follow: 'Seguir',
    following: 'Siguiendo',
    whom: (name: string) => `a ${name}`,
    followFailed: (name: string, reason: string) => `No pudimos seguir a ${name}. ${reason}`,
    unfollowFailed: (name: string, reason: string) => `No pudimos dejar de seguir a ${name}. ${reason}`,
  },
  loginDialog: {
    title: (name: string) => `¿Seguir a ${name}?`,
    text: 'Crea tu cuenta o entra para ver primero sus montas nuevas. Volverás aquí mismo.',
    verifyText: 'Verifica tu correo para seguir a jinetes, ganaderos y animales.',
  },
  list: {
    title: 'Siguiendo',
    privacy: 'Solo tú puedes ver esta lista.',
    actingFor: (selectedName: string) => `Es de tu propia cuenta, no de ${selectedName}.`,
    loadError: 'No pudimos cargar a quién sigues',
    people: 'Jinetes y ganaderos',
    animals: 'Animales',
    unavailablePerson: 'La cuenta ya no está disponible',
    unavailableAnimal: 'El animal ya no está disponible',
    empty: {
      title: 'Todavía no sigues a nadie',
      text: 'Sigue a jinetes, ganaderos y animales en sus páginas. No les avisamos.',
      search: 'Buscar jinetes y animales',
    },
  },
} satisfies Translation<typeof english>;
