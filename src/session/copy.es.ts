import type { Translation } from '#src/languages/localize.ts';
import type { copy as english } from './copy.ts';

export const copy = {
  loggedOut: 'Cerraste tu sesión.',
  newVersion: {
    text: (productName: string) => `Hay una versión nueva. Toca para recargar ${productName}.`,
    refresh: 'Actualizar',
  },
  unfinishedSetup:
    'Esta cuenta quedó a medias. Sal y crea tu cuenta otra vez con el mismo correo y la misma contraseña.',
  profileUpdatesFailed: 'No pudimos traer los últimos cambios de tu perfil. Recarga la página.',
  switched: {
    toOther: (name: string) => `Ahora actúas como ${name}.`,
    toOwn: 'Volviste a tu propia cuenta.',
    accessLost: (name: string) => `Ya no tienes acceso a ${name}.`,
    rideKept: 'El borrador de tu monta está guardado en este dispositivo.',
    rideDiscarded: 'La monta que preparabas se descartó.',
  },
  emailSync: {
    outdated: (email: string) =>
      `Tu perfil todavía muestra ${email}. Lo actualizaremos la próxima vez que entres.`,
    missing:
      'Tu perfil todavía no tiene tu correo, así que nadie puede invitarte. Lo agregaremos la próxima vez que entres.',
  },
  messages: {
    offers: {
      publish: '¿Avisamos en este dispositivo cuando te etiqueten o se quiten el sombrero?',
      follow: '¿Avisamos en este dispositivo de las montas nuevas de quienes sigues?',
    },
    tell: 'Avísame',
    told: 'Avisaremos en este dispositivo. Elige de qué en tu cuenta.',
    failed: (reason: string) => `No pudimos activarlo. ${reason}`,
  },
  unsavedWork: {
    rideKept: 'Tu monta no se ha publicado. Su borrador se queda en este dispositivo.',
    rideDiscarded: (action: string) => `Tu monta no se ha publicado. ${action} la descarta.`,
    changesDiscarded: (action: string) => `Tienes cambios sin guardar. ${action} los descarta.`,
  },
} satisfies Translation<typeof english>;
